import type {Problem} from './problem';

/** Reports an exception that is no longer needed and would hide a new mistake. */
export const staleEntry = (file: string, list: string, entry: string, why: string): Problem => ({
  file,
  line: 1,
  message: `${list}: \`${entry}\` is no longer needed. ${why}`,
  remedy: `Remove the entry from \`${list}\`, or correct it.`,
});
