import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashedFolder} from '../../delivery/headers';
import {retireAssets, uploadSteps, type RetiredAssets} from '../../delivery/upload';
import {findProgram, setUp} from './programs';

const assets = hashedFolder.slice(1);

/** A file next to the site on the host that lists the assets that are only kept for open tabs. */
const ledger = '.retired-assets.json';

/** Makes files readable for the server, no matter who built them. */
const readable = '--chmod=D755,F644';

/** @throws if rsync fails, with its output */
const rsync = (args: readonly string[], input = ''): string => {
  const program = setUp(() => findProgram('rsync'), ['rsync']);
  const {status, stdout, stderr} = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) {
    throw new Error(`rsync ${args.join(' ')} failed:\n${stderr}`);
  }
  return stdout;
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));

/** Compares contents and keeps timestamps, so that unchanged files keep their ETag. */
const send = (site: string, target: string, files: readonly string[]): void => {
  rsync(
    ['--checksum', '--delay-updates', readable, '--perms', '--files-from=-', `${site}/`, target],
    files.join('\n'),
  );
};

/** Paths of the assets on the host, in a fixed order for every locale. */
const assetsOn = (target: string): string[] =>
  rsync([
    '--recursive',
    '--list-only',
    '--8-bit-output',
    `--include=/${assets}***`,
    '--exclude=*',
    target,
  ])
    .split('\n')
    .filter((line) => line.startsWith('-'))
    .map((line) => line.replace(/^\S+\s+\S+\s+\S+\s+\S+\s/, ''));

const readLedger = (target: string, folder: string): RetiredAssets => {
  rsync(['--recursive', `--include=/${ledger}`, '--exclude=*', target, `${folder}/`]);
  try {
    return JSON.parse(readFileSync(path.join(folder, ledger), 'utf8')) as RetiredAssets;
  } catch {
    // There is no ledger before the first deploy.
    return {};
  }
};

/** Removes files: rsync compares with an empty folder, and all other files are protected. */
const remove = (target: string, files: readonly string[], folder: string): void => {
  const empty = path.join(folder, 'empty');
  for (const file of files) {
    mkdirSync(path.join(empty, path.dirname(file)), {recursive: true});
  }
  rsync(
    ['--recursive', '--delete', '--filter=merge -', `${empty}/`, target],
    [...files.map((file) => `risk /${file}`), 'protect *', ''].join('\n'),
  );
};

/**
 * Returns the target with a trailing slash, which makes rsync copy the contents of the folder.
 *
 * @throws if the target isn't a folder of its own, because rsync deletes everything there that isn't part of
 *   the site
 */
const folderOf = (target: string): string => {
  const [, host, folder = ''] = /^([^/]*:)?(.*)$/.exec(target.replace(/\/+$/, '')) ?? [];
  const isNoFolder = ['', '.', '..', '~'].includes(path.posix.normalize(folder || '.'));
  if (isNoFolder || (host === undefined && /^[^/]+@/.test(target))) {
    throw new Error(
      `The target ${target} is not a separate folder for the site, and a deploy deletes everything else in it. Add a folder, for example user@host:/srv/site.`,
    );
  }
  return `${host ?? ''}${folder}/`;
};

/**
 * Uploads a built site in the order of `uploadSteps()`, removes deleted files, and keeps assets of earlier
 * builds for open tabs.
 *
 * @param site the built site
 * @param target `user@host:/folder` or a local folder; RSYNC_RSH sets how to connect
 * @throws if the target isn't a folder of its own, or if rsync fails or can't be installed
 */
export const deploy = (
  site: string,
  target: string,
  now: Date,
  log: (line: string) => void = console.log,
): void => {
  const destination = folderOf(target);
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    const files = filesBelow(site);
    for (const step of uploadSteps(files)) {
      log(`Sending ${step.files.length} ${step.name} …`);
      send(site, destination, step.files);
    }
    log('Removing deleted pages and images …');
    rsync([
      ...['--recursive', '--delete', '--existing', '--ignore-existing'],
      ...[`--filter=protect /${assets}**`, `--filter=protect /${ledger}`],
      ...[`${site}/`, destination],
    ]);
    const {retired, expired} = retireAssets(
      readLedger(destination, folder),
      assetsOn(destination),
      new Set(files),
      now,
    );
    log(
      `Keeping ${Object.keys(retired).length} old assets for open tabs, removing ${expired.length} …`,
    );
    if (expired.length > 0) {
      remove(destination, expired, folder);
    }
    writeFileSync(path.join(folder, ledger), `${JSON.stringify(retired, null, 2)}\n`);
    send(folder, destination, [ledger]);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};
