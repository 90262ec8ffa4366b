/**
 * The committed records in `records/` state with which inputs each example, demo and page last passed, one line each, so
 * a run repeats what has changed, and a rotating part of the rest. `images.json` states what each image was rendered from.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Joins everything that a result depends on into one key of 16 hexadecimal digits. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/**
 * Hashes files by path and content. A missing file has its own hash.
 *
 * @param root the folder that paths are relative to, so that the hash is the same in every checkout
 * @param files absolute paths
 */
export const hashFiles = (root: string, files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    const content = existsSync(file) ? readFileSync(file) : undefined;
    hash.update(
      `${path.relative(root, file).split(path.sep).join('/')} ${content?.length ?? 'missing'}\n`,
    );
    hash.update(content ?? '');
  }
  return hash.digest('hex');
};

/** The key with which each name last passed. */
export type Passed = ReadonlyMap<string, string>;

/**
 * Reads a record.
 *
 * @param file absolute path; if there is no such file, nothing has passed yet
 * @throws if it isn't a JSON object
 */
export const readRecord = (file: string): Passed => {
  if (!existsSync(file)) {
    return new Map();
  }
  try {
    return new Map(
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    );
  } catch (error) {
    throw new Error(
      `${file} is not a JSON object. Restore it with \`git checkout\`, or delete it to run everything.`,
      {cause: error},
    );
  }
};

/**
 * Updates a record after a run: what passed gets its key, what failed and what no longer exists is removed, and
 * everything else stays.
 *
 * @param keys the current key of every name
 */
export const updateRecord = (
  file: string,
  keys: Passed,
  {passed, failed = []}: {readonly passed: Iterable<string>; readonly failed?: Iterable<string>},
): void => {
  const record = new Map(readRecord(file));
  for (const name of passed) {
    record.set(name, keys.get(name) ?? '');
  }
  for (const name of failed) {
    record.delete(name);
  }
  const entries = [...record]
    .filter(([name]) => keys.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
};

/** The rotation in which everything runs. `npm test -- --all` sets `ALL`. */
const everything = 'all';

/**
 * Selects what has to run: every name whose key isn't the recorded one, and a part of the others that differs with
 * each commit, so that nothing goes unrun for long.
 *
 * @param share 10 for a tenth
 * @param rotation what `rotationOf()` returns
 * @returns names in the order of `keys`
 */
export const selectDue = (
  keys: Passed,
  record: Passed,
  share: number,
  rotation: string,
): string[] =>
  [...keys]
    .filter(
      ([name, key]) =>
        rotation === everything ||
        record.get(name) !== key ||
        createHash('sha256').update(`${rotation} ${name}`).digest().readUInt32BE() % share === 0,
    )
    .map(([name]) => name);

/** The commit that is checked out, which is an empty string outside of a Git repository; `all` if everything runs. */
export const rotationOf = (root: string): string => {
  if (process.env['ALL'] === '1') {
    return everything;
  }
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};
