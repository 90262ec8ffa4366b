import {Config} from '@remotion/cli/config';

Config.setBrowserExecutable('/usr/bin/chromium');
Config.setChromeMode('chrome-for-testing');
