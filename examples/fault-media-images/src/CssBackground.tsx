import {AbsoluteFill} from 'remotion';

export const CssBackground: React.FC<{src: string}> = ({src}) => {
  return <AbsoluteFill style={{backgroundImage: `url(${src})`, backgroundSize: 'cover'}} />;
};
