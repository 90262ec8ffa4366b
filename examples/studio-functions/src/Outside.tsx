import {useEffect, useState} from 'react';
import {continueRender, delayRender} from 'remotion';
import {callAll} from './call-all';

/** Logs what the functions do in a render. */
export const Outside: React.FC = () => {
  const [handle] = useState(() => delayRender('Calling all functions'));

  useEffect(() => {
    callAll()
      .then((lines) => {
        console.log(lines);
        continueRender(handle);
      })
      .catch(console.error);
  }, [handle]);

  return null;
};
