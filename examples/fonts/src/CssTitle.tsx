import './fonts.css';
import {useEffect, useState} from 'react';
import {AbsoluteFill, cancelRender, continueRender, delayRender} from 'remotion';

const waitForFont = async (handle: number) => {
  await document.fonts.load('160px Lobster');
  continueRender(handle);
};

export const CssTitle: React.FC = () => {
  const [handle] = useState(() => delayRender('Loading Lobster'));

  useEffect(() => {
    waitForFont(handle).catch(cancelRender);
  }, [handle]);

  return (
    <AbsoluteFill
      style={{
        fontFamily: 'Lobster',
        fontSize: 160,
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
      }}>
      Saturday night
    </AbsoluteFill>
  );
};
