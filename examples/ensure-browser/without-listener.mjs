import {ensureBrowser} from '@remotion/renderer';

try {
  await ensureBrowser();
} catch (error) {
  console.log('Caught:', String(error));
}
