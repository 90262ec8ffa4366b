import {codeKey, hash, installedPackages, remember} from '@docs-kit/docs-proof';
import type {ToolkitCli} from './read';

/**
 * Returns the commands of `npx remotion`. Loads the compiler and the packages only if the packages or the checks have
 * changed.
 */
export const readCli = (root: string): Promise<ToolkitCli> =>
  remember(root, 'cli', hash(installedPackages(root), codeKey(import.meta.url)), async () =>
    (await import('./read')).analyse(root),
  );
