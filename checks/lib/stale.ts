import type {Problem} from './problem';

/** An exception that nothing needs any more: it would hide the next mistake of its kind. */
export const staleEntry = (file: string, list: string, entry: string, why: string): Problem => ({
  file,
  line: 1,
  message: `${list}: \`${entry}\` is not needed any more. ${why}`,
  remedy: `Remove it from \`${list}\`, or correct it.`,
});
