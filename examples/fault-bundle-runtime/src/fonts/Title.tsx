import {loadFont} from '@remotion/fonts';
import {AbsoluteFill, staticFile} from 'remotion';

void loadFont({
  family: 'Lobster',
  url: staticFile('lobster.woff2'),
});

export const Title: React.FC = () => {
  return <AbsoluteFill style={{fontFamily: 'Lobster', fontSize: 60}}>Opening night</AbsoluteFill>;
};
