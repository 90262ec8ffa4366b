import {fitText} from '@remotion/layout-utils';
import {AbsoluteFill, useVideoConfig} from 'remotion';
import {fontFamily, useFontIsReady} from './useFontIsReady';

const style = {
  fontFamily,
  fontWeight: '400',
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
} as const;

export const Headline: React.FC<{text: string}> = ({text}) => {
  const {width} = useVideoConfig();
  const isReady = useFontIsReady();

  if (!isReady) {
    return null;
  }

  const {fontSize} = fitText({
    text,
    withinWidth: width - 200,
    validateFontIsLoaded: true,
    ...style,
  });

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: 'white'}}>
      <div style={{...style, fontSize, whiteSpace: 'nowrap'}}>{text}</div>
    </AbsoluteFill>
  );
};
