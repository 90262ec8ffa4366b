import {loadFont} from '@remotion/fonts';
import {useEffect, useState} from 'react';
import {cancelRender, staticFile} from 'remotion';

export const fontFamily = 'Lobster';

const lobster = loadFont({
  family: fontFamily,
  url: staticFile('lobster.woff2'),
  weight: '400',
});

export const useFontIsReady = () => {
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    lobster.then(() => setIsReady(true)).catch(cancelRender);
  }, []);

  return isReady;
};
