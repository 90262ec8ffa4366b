import {type ReactNode, useEffect, useState} from 'react';
import {cancelRender, continueRender, delayRender} from 'remotion';

/** Sends a request to the script of the example, and shows its children after the response. */
export const Report: React.FC<{url: string; children?: ReactNode}> = ({url, children}) => {
  const [handle] = useState(() => delayRender(`Reporting to ${url}`));
  const [isReported, setReported] = useState(false);

  useEffect(() => {
    fetch(url)
      .then(() => {
        setReported(true);
        continueRender(handle);
      })
      .catch((error: unknown) => cancelRender(error));
  }, [handle, url]);

  return isReported ? children : null;
};
