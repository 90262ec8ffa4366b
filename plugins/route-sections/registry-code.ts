import {quote} from './code';
import type {RequestOf} from './requests';

/** The module of the chunks that the app loads by their names. */
export const registryCode = (names: readonly string[], requestOf: RequestOf): string => {
  const entries = names
    // What follows the import tells the server which chunks a page has used.
    .map(
      (name) =>
        `  ${quote(name)}: [() => import(/* webpackChunkName: ${quote(name)} */ ${quote(requestOf(name))}), "", ""],\n`,
    )
    .join('');
  return `export default {\n${entries}};\n`;
};
