import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderStill, selectComposition} from '@remotion/renderer';
import {enableSkia} from '@remotion/skia/enable';

const serveUrl = await bundle({
  entryPoint: path.resolve('src/index.ts'),
  webpackOverride: async (currentConfiguration) => {
    const configuration = await enableSkia(currentConfiguration);

    return {
      ...configuration,
      resolve: {
        ...configuration.resolve,
        alias: {
          ...configuration.resolve?.alias,
          'react-native$': false,
          'react-native-reanimated': false,
        },
      },
    };
  },
});

const chromiumOptions = {gl: 'swangle'};
const composition = await selectComposition({serveUrl, id: 'NeonRing', chromiumOptions});

await renderStill({
  serveUrl,
  composition,
  output: 'out/node.png',
  frame: 30,
  chromiumOptions,
});
