/**
 * Uploads the records of the built site to Algolia: `npm run search:upload`. With `-- --dry-run`, it only
 * prints what it would upload. Requires ALGOLIA_APP_ID, and ALGOLIA_WRITE_API_KEY with the permissions
 * addObject, deleteIndex and editSettings. The key in the pages can only search.
 */
import {summarize, uploadRecords} from '@docs-kit/local-search';
import {buildDir, root} from '@docs-kit/tools';
import {algoliasearch} from 'algoliasearch';
import {loadSettings} from '../config/settings';
import {algoliaIndex, search} from '../features/search';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set. Set it, or use --dry-run to see what would be uploaded.`);
  }
  return value;
};

try {
  // Also reads `.env` into the environment.
  loadSettings(root);
  const records = search.records(root, buildDir);
  console.log(summarize(records));
  if (process.argv.includes('--dry-run')) {
    console.log('Dry run: nothing was uploaded.');
  } else {
    const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_WRITE_API_KEY'));
    await uploadRecords(client, algoliaIndex, records);
    console.log(`Uploaded to the index "${algoliaIndex}".`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
