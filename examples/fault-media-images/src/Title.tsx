import {AbsoluteFill, Img} from 'remotion';

export const Title: React.FC<{src: string}> = ({src}) => {
  return (
    <AbsoluteFill>
      <Img src={src} style={{width: '100%', height: '100%', objectFit: 'cover'}} />
      <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center', color: 'white'}}>
        <h1>Summer in Lisbon</h1>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
