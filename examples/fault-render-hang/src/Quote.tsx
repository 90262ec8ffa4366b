import {AbsoluteFill} from 'remotion';

/** Loads a font that nothing waits for except the browser. */
export const Quote: React.FC<{fontUrl: string}> = ({fontUrl}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontFamily: 'Quote', fontSize: 40}}>
      <style>{`@font-face {font-family: Quote; src: url(${fontUrl})}`}</style>
      To be or not to be
    </AbsoluteFill>
  );
};
