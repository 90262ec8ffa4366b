import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {compareVersions, isRelease} from './versions';

/**
 * Downloads published packages with the npm client and caches them in `.cache/since`: the available versions,
 * and the type definitions of requested versions.
 */
export class Registry {
  private readonly folder: string;

  constructor(root: string) {
    this.folder = path.join(root, '.cache/since');
  }

  /** The available releases of a package, oldest first. */
  versions(name: string): string[] {
    const file = path.join(this.folder, 'versions', `${flat(name)}.json`);
    if (!existsSync(file)) {
      const answer = npm(['view', name, 'versions', '--json'], this.folder);
      const versions = ([] as string[]).concat(JSON.parse(answer) as string | string[]);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(versions.filter(isRelease).sort(compareVersions)));
    }
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  }

  has(name: string, version: string): boolean {
    return existsSync(this.placeOf(name, version));
  }

  /** The cached versions of a package. */
  cached(name: string): string[] {
    const folder = path.join(this.folder, 'packages', flat(name));
    return existsSync(folder) ? readdirSync(folder).sort(compareVersions) : [];
  }

  /** Returns the folder with the manifest and the type definitions of a version. */
  fetch(name: string, version: string): string {
    const place = this.placeOf(name, version);
    if (existsSync(place)) {
      return place;
    }
    mkdirSync(path.dirname(place), {recursive: true});
    const temporary = mkdtempSync(path.join(this.folder, 'download-'));
    try {
      npm(['pack', `${name}@${version}`, '--silent', '--pack-destination', temporary], temporary);
      extractTypes(name, temporary);
      renameSync(path.join(temporary, 'package'), place);
    } finally {
      rmSync(temporary, {recursive: true, force: true});
    }
    return place;
  }

  private placeOf(name: string, version: string): string {
    return path.join(this.folder, 'packages', flat(name), version);
  }
}

/** Extracts the manifest and the type definitions from the archive of a package in a folder. */
function extractTypes(name: string, folder: string): void {
  const [archive = ''] = readdirSync(folder);
  const listed = execFileSync('tar', ['-tzf', archive], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const types =
    // About 1,500 fonts have the same types, so one of them is enough.
    name === '@remotion/google-fonts' ? /\/(?:index|from-info|base|Roboto)\.d\.ts$/ : /\.d\.m?ts$/;
  const needed = listed
    .split(/\r?\n/)
    .filter((file) => file === 'package/package.json' || types.test(file));
  execFileSync('tar', ['-xzf', archive, '-T', '-'], {cwd: folder, input: needed.join('\n')});
}

function npm(words: readonly string[], folder: string): string {
  mkdirSync(folder, {recursive: true});
  return execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
}

function flat(name: string): string {
  return name.replace('/', '+');
}
