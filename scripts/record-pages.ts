/** Records that all pages passed the sweep. `npm test` runs it after the sweep has passed (the task `pages`). */
import path from 'node:path';
import {buildDir, root} from '@docs-kit/tools';
import {readRecord, updateRecord} from '@docs-kit/tools/record';
import {pageKeys, pageRecord, readBuiltPages, withLostPages} from '../checks/lib/page-keys';

const file = path.join(root, pageRecord);
const pages = readBuiltPages(buildDir);
const keys = pageKeys(pages);
// Every page that changed was opened, so all pages have passed.
updateRecord(file, withLostPages(pages, readRecord(file)), {passed: keys.keys()});
