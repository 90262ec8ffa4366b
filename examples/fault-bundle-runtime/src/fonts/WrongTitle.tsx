import {useEffect, useState} from 'react';
import {AbsoluteFill, cancelRender, continueRender, delayRender, staticFile} from 'remotion';

export const WrongTitle: React.FC = () => {
  const [handle] = useState(() => delayRender('Loading the font'));

  useEffect(() => {
    const font = new FontFace('Lobster', staticFile('lobster.woff2'));
    font
      .load()
      .then(() => {
        document.fonts.add(font);
        continueRender(handle);
      })
      .catch((error) => cancelRender(error));
  }, [handle]);

  return <AbsoluteFill style={{fontFamily: 'Lobster', fontSize: 60}}>Opening night</AbsoluteFill>;
};
