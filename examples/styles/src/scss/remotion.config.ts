import {Config} from '@remotion/cli/config';
import {enableScss} from '@remotion/enable-scss';
import {enableTailwind} from '@remotion/tailwind-v4';

Config.overrideWebpackConfig((current) => enableTailwind(current));
Config.overrideWebpackConfig((current) => enableScss(current));
