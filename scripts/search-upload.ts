import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {algolia} from '../config/search';
import {extractSite} from '../plugins/search/extract-site';
import {summarize, uploadRecords} from '../plugins/search/upload';

/**
 * Sends the records of the built site to Algolia: `npm run search:upload`, or with `-- --dry-run` to see
 * what would be sent. Needs ALGOLIA_APP_ID, and ALGOLIA_WRITE_API_KEY with the rights addObject,
 * deleteIndex and editSettings. The key of the site itself can only search.
 */
const siteDir = path.resolve(import.meta.dirname, '..');

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set. Set it, or run with --dry-run to see what would be sent.`);
  }
  return value;
};

const records = extractSite(siteDir, path.join(siteDir, 'build'));
console.log(summarize(records));
if (process.argv.includes('--dry-run')) {
  console.log('Dry run: nothing was sent.');
} else {
  const {indexName} = algolia(null);
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_WRITE_API_KEY'));
  await uploadRecords(client, indexName, records);
  console.log(`Sent to the index "${indexName}".`);
}
