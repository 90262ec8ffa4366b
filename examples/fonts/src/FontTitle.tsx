import {loadFont} from '@remotion/fonts';
import {AbsoluteFill, staticFile} from 'remotion';

const fontFamily = 'Lobster';

void loadFont({
  family: fontFamily,
  url: staticFile('lobster.woff2'),
  weight: '400',
});

export const FontTitle: React.FC = () => {
  return (
    <AbsoluteFill
      style={{
        fontFamily,
        fontSize: 160,
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
      }}>
      Saturday night
    </AbsoluteFill>
  );
};
