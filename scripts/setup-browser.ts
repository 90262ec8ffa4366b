/** Makes sure that the tests have a browser: `npm run setup-browser`. `npm test` does this automatically. */
import {setUpBrowser} from '@docs-kit/tools/browser';

try {
  console.log(`Browser: ${await setUpBrowser()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
