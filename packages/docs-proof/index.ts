/**
 * Which pages a site has, and a runner of checks. `./markdown` contains what reads the Markdown of pages: it loads the
 * parser, so only import it where it is needed.
 */
export * from './pages';
export {Cache, cachedEach, codeKey, hash, installedPackages, remember} from './lib/cache';
export {
  formatProblems,
  type Check,
  type CheckInput,
  type Problem,
  type Result,
} from './lib/problem';
export {runCheck, runChecks} from './lib/run';
export {importedFiles} from './lib/imports';
export {lineWith} from './lib/lines';
export {once} from './lib/once';
export {mostSimilar} from './lib/similar';
export {staleEntry} from './lib/stale';
