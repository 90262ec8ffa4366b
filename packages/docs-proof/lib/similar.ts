import {closest, distance} from 'fastest-levenshtein';

/** How many typos a name can have. In a short name, one letter makes another word. */
const tolerance = ({length}: string): number =>
  length < 4 ? 0 : length < 8 ? 1 : length < 16 ? 2 : 3;

/** `outDir` and `out-dir` are the same name. */
const squeeze = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Whether two names differ only in typos, or in words at the end: `cause` and `cause-and-fix`. */
function isSimilar(name: string, other: string): boolean {
  const plain = squeeze(name);
  return (
    distance(plain, squeeze(other)) <= tolerance(plain) ||
    name.startsWith(`${other}-`) ||
    other.startsWith(`${name}-`)
  );
}

/**
 * Returns the candidate that a wrong name probably means, to suggest it in a message. The closest candidate is often
 * another name altogether, such as `rootdir` for `outdir`, so there may be none.
 *
 * @param nameOf the part of a candidate and of the wrong name that must be similar, such as the last segment of a path
 */
export function mostSimilar(
  wrong: string,
  candidates: Iterable<string>,
  nameOf: (each: string) => string = (each) => each,
): string | undefined {
  const similar = [...candidates].filter((each) => isSimilar(nameOf(wrong), nameOf(each)));
  return similar.length === 0 ? undefined : closest(wrong, similar);
}
