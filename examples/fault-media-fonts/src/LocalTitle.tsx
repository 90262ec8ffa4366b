import {loadFont} from '@remotion/fonts';
import {AbsoluteFill, staticFile} from 'remotion';

const fontFamily = 'Lobster';

void loadFont({family: fontFamily, url: staticFile('lobster.woff2'), weight: '400'});

export const LocalTitle: React.FC = () => {
  return (
    <AbsoluteFill
      style={{fontFamily, fontSize: 80, justifyContent: 'center', alignItems: 'center'}}>
      Saturday night
    </AbsoluteFill>
  );
};
