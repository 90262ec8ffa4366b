import {Img} from 'remotion';

export const Photo: React.FC<{src: string}> = ({src}) => {
  return <Img src={src} width={320} height={180} style={{objectFit: 'cover'}} />;
};
