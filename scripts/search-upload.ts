/**
 * Uploads the records of the built site to Algolia: `npm run search:upload`. With `-- --dry-run`, it only
 * prints what it would upload. Requires ALGOLIA_APP_ID, and ALGOLIA_WRITE_API_KEY with the permissions
 * addObject, deleteIndex and editSettings. The key in the pages can only search.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {loadSettings} from '../config/load-settings';
import {algolia} from '../config/search';
import {extractSite} from '../plugins/search/extract-site';
import {summarize, uploadRecords} from '../plugins/search/upload';
import {buildDir, root} from './lib/tools';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set. Set it, or use --dry-run to see what would be uploaded.`);
  }
  return value;
};

const upload = async (): Promise<void> => {
  // Also reads `.env` into the environment.
  loadSettings(root);
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`${buildDir} contains no site. Run \`npm run build\` first.`);
  }
  const records = extractSite(root, buildDir);
  console.log(summarize(records));
  if (process.argv.includes('--dry-run')) {
    console.log('Dry run: nothing was uploaded.');
    return;
  }
  const {indexName} = algolia(null);
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_WRITE_API_KEY'));
  await uploadRecords(client, indexName, records);
  console.log(`Uploaded to the index "${indexName}".`);
};

try {
  await upload();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
