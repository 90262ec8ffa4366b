import {quote} from './code';
import type {RequestOf} from './requests';

/** The module with the chunks that the browser loads by name. */
export const registryCode = (names: readonly string[], requestOf: RequestOf): string => {
  const entries = names
    // The values after the import tell the server which chunks a page uses.
    .map(
      (name) =>
        `  ${quote(name)}: [() => import(/* webpackChunkName: ${quote(name)} */ ${quote(requestOf(name))}), "", ""],\n`,
    )
    .join('');
  return `export default {\n${entries}};\n`;
};
