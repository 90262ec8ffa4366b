import {AbsoluteFill, Img} from 'remotion';

export const Photo: React.FC<{src: string}> = ({src}) => {
  return (
    <AbsoluteFill>
      <Img src={src} style={{width: '100%', height: '100%', objectFit: 'cover'}} />
    </AbsoluteFill>
  );
};
