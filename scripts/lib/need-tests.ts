/**
 * Ends a command with one message if the packages of the workspace `test-packages` are missing. package.json preloads this
 * module with `--import`, because a program's own imports of such packages fail before its first line runs.
 */
import {root} from '@docs-kit/tools';
import {describeMissing, missingTestPackages} from './test-packages';

const message = describeMissing(missingTestPackages(root));
if (message !== undefined) {
  console.error(message);
  process.exit(1);
}
