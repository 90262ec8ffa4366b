import {AbsoluteFill, Img} from 'remotion';

export const Pattern: React.FC<{src: string}> = ({src}) => {
  return (
    <AbsoluteFill style={{backgroundImage: `url(${src})`, backgroundRepeat: 'repeat'}}>
      <Img src={src} style={{opacity: 0}} />
    </AbsoluteFill>
  );
};
