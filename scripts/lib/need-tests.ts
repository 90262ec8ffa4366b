/**
 * Ends a command with one message if the packages of the workspace `test-packages` are missing. package.json preloads this
 * module with `--import`, because a program's own imports of such packages fail before its first line runs.
 */
import {describeMissing, missingTestPackages} from './test-packages';
import {root} from '../../packages/tools/tools';

const message = describeMissing(missingTestPackages(root));
if (message !== undefined) {
  console.error(message);
  process.exit(1);
}
