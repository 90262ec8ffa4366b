import {useEffect, useState} from 'react';
import {AbsoluteFill, cancelRender, continueRender, delayRender} from 'remotion';

type Row = {
  text: string;
};

export const Report: React.FC<{url: string}> = ({url}) => {
  const [handle] = useState(() => delayRender('Loading the rows'));
  const [rows, setRows] = useState<Row[] | null>(null);

  useEffect(() => {
    fetch(url)
      .then((response) => response.json())
      .then((data: Row[]) => {
        setRows(data);
        continueRender(handle);
      })
      .catch((error) => cancelRender(error));
  }, [handle, url]);

  return (
    <AbsoluteFill>
      {rows?.map(({text}) => (
        <p key={text}>{text}</p>
      ))}
    </AbsoluteFill>
  );
};
