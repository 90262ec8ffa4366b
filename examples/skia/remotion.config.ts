import {Config} from '@remotion/cli/config';
import {enableSkia} from '@remotion/skia/enable';

Config.overrideWebpackConfig(async (currentConfiguration) => {
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
});
