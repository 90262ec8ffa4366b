import {useEffect, useState} from 'react';
import {AbsoluteFill, Sequence} from 'remotion';
import {Hold} from './Hold';

type FiguresProps = {
  load: () => Promise<string>;
  onLoaded: () => void;
};

const Figures: React.FC<FiguresProps> = ({load, onLoaded}) => {
  const [text, setText] = useState('');

  useEffect(() => {
    let current = true;

    load()
      .then((loaded) => {
        if (current) setText(loaded);
      })
      .catch((error) => console.error('No figures', error))
      .finally(() => {
        if (current) onLoaded();
      });

    return () => {
      current = false;
    };
  }, [load, onLoaded]);

  return <h1 style={{fontSize: 120}}>{text}</h1>;
};

export const Report: React.FC<{load: () => Promise<string>}> = ({load}) => {
  const [loaded, setLoaded] = useState(false);
  const [onLoaded] = useState(() => () => setLoaded(true));

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Sequence from={60} premountFor={30}>
        <Figures load={load} onLoaded={onLoaded} />
      </Sequence>
      <Sequence from={60}>{loaded ? null : <Hold />}</Sequence>
    </AbsoluteFill>
  );
};
