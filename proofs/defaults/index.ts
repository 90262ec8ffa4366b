import {defaultsCheck} from '@docs-kit/docs-proof/defaults';
import {loadPages} from '../../features/pages/markdown';
import {readCli} from '../cli/facts';
import {documentedOn} from './documented';
import {forwarded} from './forwarded';
import {listed, unstated} from './unproven';

/** The defaults on the pages must be those in the packages. */
export const check = defaultsCheck({
  loadPages,
  documentedOn: async (root, pages) => documentedOn(root, pages, await readCli(root)),
  searchModule: new URL('./search.ts', import.meta.url).href,
  search: async (root, all) => (await import('./search')).searchPackages(root, all),
  lists: {
    file: 'proofs/defaults/unproven.ts',
    listed,
    unstated,
    forwarded: {file: 'proofs/defaults/forwarded.ts', entries: forwarded},
  },
});
