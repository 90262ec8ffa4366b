import {fitText} from '@remotion/layout-utils';
import {AbsoluteFill} from 'remotion';
import {useFontIsReady} from './useFontIsReady';

/** Measures a text with the wrong font family or with a weight that isn't loaded. */
export const Misnamed: React.FC<{fontFamily: string; fontWeight: string}> = (style) => {
  const isReady = useFontIsReady();

  if (!isReady) {
    return null;
  }

  const {fontSize} = fitText({
    text: 'Saturday night',
    withinWidth: 1080,
    validateFontIsLoaded: true,
    ...style,
  });

  return <AbsoluteFill style={{...style, fontSize}}>Saturday night</AbsoluteFill>;
};
