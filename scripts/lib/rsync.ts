import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashedFolder} from '../../delivery/headers';
import {retireAssets, uploadSteps, type RetiredAssets} from '../../delivery/upload';
import {findProgram, setUp} from './programs';

const assets = hashedFolder.slice(1);

/** On the host, beside the site: which assets are kept for open tabs only. */
const ledger = '.retired-assets.json';

/** Files get the rights that a server needs to read them, whoever built them. */
const readable = '--chmod=D755,F644';

/** @throws when rsync fails, with what it says */
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

/** Content decides and times stay as they are, so that what did not change keeps its ETag. */
const send = (site: string, target: string, files: readonly string[]): void => {
  rsync(
    ['--checksum', '--delay-updates', readable, '--perms', '--files-from=-', `${site}/`, target],
    files.join('\n'),
  );
};

/** Paths of the assets on the host, as they are in every locale. */
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
    // The first deploy.
    return {};
  }
};

/** Takes files away: they are missing in an empty folder, and everything else is protected. */
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
 * The target with a slash at its end, by which rsync means what is in the folder.
 *
 * @throws when the target is no folder of its own: what is not part of the site is deleted there
 */
const folderOf = (target: string): string => {
  const [, host, folder = ''] = /^([^/]*:)?(.*)$/.exec(target.replace(/\/+$/, '')) ?? [];
  const isNoFolder = ['', '.', '..', '~'].includes(path.posix.normalize(folder || '.'));
  if (isNoFolder || (host === undefined && /^[^/]+@/.test(target))) {
    throw new Error(
      `The target ${target} names no folder for the site, and everything else in it would be deleted. Write one: user@host:/srv/site.`,
    );
  }
  return `${host ?? ''}${folder}/`;
};

/**
 * Brings a built site to its host in the order of `uploadSteps()`, takes away what is gone, and keeps
 * the assets of the builds before for open tabs.
 *
 * @param site the built site
 * @param target `user@host:/folder` or a folder of this machine; RSYNC_RSH says how to connect
 * @throws when the target names no folder, and when rsync cannot be had or fails
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
    log('Taking away pages and pictures that are gone …');
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
      `Keeping ${Object.keys(retired).length} old assets for open tabs, taking away ${expired.length} …`,
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
