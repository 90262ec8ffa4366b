/** Deploys to a folder of this machine, with rsync itself. */
import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {deploy} from '../../../scripts/lib/rsync';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rsync-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
});

const page = (asset: string) =>
  `<script src=/assets/js/${asset}.js></script><img src=/img/${asset}.svg>`;

/** A build whose pages need the script of its own name. */
const build = (name: string, pages: readonly string[], more: Record<string, string> = {}) => {
  const site = path.join(folder, `build-${name}`);
  const files = {
    [`assets/js/${name}.js`]: name,
    'assets/js/shared.js': 'shared',
    [`img/${name}.svg`]: '<svg/>',
    '.nginx/server.conf': name,
    '404.html': page(name),
    ...Object.fromEntries(pages.map((file) => [file, page(name)])),
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  return {site, files: Object.keys(files).sort()};
};

const listed = (host: string): string[] =>
  existsSync(host)
    ? readdirSync(host, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(host, path.join(entry.parentPath, entry.name)))
        .sort()
    : [];

/** Everything that readers see, without the list that the deploy keeps for itself. */
const published = (host: string) => listed(host).filter((file) => file !== '.retired-assets.json');

/** Pages on the host that need a script or a picture that is not there. */
const brokenPages = (host: string): string[] =>
  listed(host).filter(
    (file) =>
      file.endsWith('.html') &&
      [...readFileSync(path.join(host, file), 'utf8').matchAll(/src=(\/[^> ]+)/g)].some(
        ([, address = '']) => !existsSync(path.join(host, address)),
      ),
  );

const day = (number: number) => new Date(Date.UTC(2025, 0, number));
const silent = () => undefined;

const oldAndNew = () => {
  const before = build('a', ['index.html', 'docs/old/index.html']);
  const after = build('b', ['index.html', 'docs/new/index.html']);
  const host = path.join(folder, 'host');
  deploy(before.site, host, day(1), silent);
  return {before, after, host};
};

describe('a deploy', () => {
  it('uploads every file to an empty host', () => {
    const {site, files} = build('a', ['index.html', 'docs/spring/index.html']);
    const host = path.join(folder, 'host');
    deploy(site, `${host}/`, day(1), silent);
    expect(published(host)).toEqual(files);
  });

  it('removes deleted pages and images, and keeps old assets for open tabs', () => {
    const {after, host} = oldAndNew();
    deploy(after.site, host, day(2), silent);
    expect(published(host)).toEqual([...after.files, 'assets/js/a.js'].sort());
  });

  it('uploads assets, then images and data, then pages, and deletes last', () => {
    const {after, host} = oldAndNew();
    const has = (file: string) => existsSync(path.join(host, file));
    const done = {
      assets: () => has('assets/js/b.js'),
      pictures: () =>
        has('img/b.svg') && readFileSync(path.join(host, '.nginx/server.conf'), 'utf8') === 'b',
      pages: () => has('docs/new/index.html'),
      deletions: () => !has('docs/old/index.html') && !has('img/a.svg'),
    };
    const states: string[] = [];
    const note = () => {
      states.push(
        Object.entries(done)
          .filter(([, isDone]) => isDone())
          .map(([name]) => name)
          .join(', '),
      );
    };
    deploy(after.site, host, day(2), note);
    note();
    expect([...new Set(states)]).toEqual([
      '',
      'assets',
      'assets, pictures',
      'assets, pictures, pages',
      'assets, pictures, pages, deletions',
    ]);
  });

  it('keeps the assets of every page wherever it stops, and completes the next time', () => {
    const {after, host} = oldAndNew();
    for (let steps = 1; ; steps++) {
      const stopped = path.join(folder, `host-${steps}`);
      cpSync(host, stopped, {recursive: true});
      let left = steps;
      const stop = () => {
        if (--left === 0) {
          throw new Error('stopped');
        }
      };
      try {
        deploy(after.site, stopped, day(2), stop);
        expect(steps).toBeGreaterThan(4);
        break;
      } catch (error) {
        expect((error as Error).message).toBe('stopped');
      }
      expect(brokenPages(stopped), `stopped before step ${steps}`).toEqual([]);
      deploy(after.site, stopped, day(2), silent);
      expect(published(stopped)).toEqual([...after.files, 'assets/js/a.js'].sort());
    }
  });

  it('keeps old assets for 30 days after the deploy that removed them, and no longer', () => {
    const {before, after, host} = oldAndNew();
    const hasOld = () => existsSync(path.join(host, 'assets/js/a.js'));
    deploy(before.site, host, day(50), silent);
    deploy(after.site, host, day(51), silent);
    deploy(after.site, host, day(80), silent);
    expect(hasOld()).toBe(true);
    deploy(after.site, host, day(82), silent);
    expect(hasOld()).toBe(false);
    expect(published(host)).toEqual(after.files);
  });

  it('restores a page of an earlier build with everything that it needs', () => {
    const {before, after, host} = oldAndNew();
    deploy(after.site, host, day(2), silent);
    deploy(before.site, host, day(3), silent);
    expect(brokenPages(host)).toEqual([]);
    expect(published(host)).toEqual([...before.files, 'assets/js/b.js'].sort());
  });

  it("does not touch unchanged files, so that browsers don't load them again", () => {
    const {before, host} = oldAndNew();
    const file = path.join(host, 'index.html');
    const past = new Date(Date.UTC(2020, 0, 1));
    utimesSync(file, past, past);
    const now = new Date();
    utimesSync(path.join(before.site, 'index.html'), now, now);
    deploy(before.site, host, day(2), silent);
    expect(statSync(file).mtime).toEqual(past);
  });

  it('uploads changed files, even if their size and time are the same', () => {
    const {before, host} = oldAndNew();
    const changed = path.join(before.site, 'index.html');
    writeFileSync(changed, page('a').replace('script src', 'SCRIPT src'));
    const {mtime} = statSync(path.join(host, 'index.html'));
    utimesSync(changed, mtime, mtime);
    deploy(before.site, host, day(2), silent);
    expect(readFileSync(path.join(host, 'index.html'), 'utf8')).toContain('SCRIPT');
  });

  it('makes files readable for the server, no matter who built them', () => {
    const {site} = build('a', ['docs/spring/index.html']);
    chmodSync(path.join(site, 'docs/spring/index.html'), 0o600);
    chmodSync(path.join(site, 'docs/spring'), 0o700);
    const host = path.join(folder, 'host');
    deploy(site, host, day(1), silent);
    const rights = (file: string) => (statSync(path.join(host, file)).mode & 0o777).toString(8);
    expect(rights('docs/spring/index.html')).toBe('644');
    expect(rights('docs/spring')).toBe('755');
  });

  it('recognizes assets with any name, in any locale', () => {
    vi.stubEnv('LC_ALL', 'C');
    onTestFinished(() => void vi.unstubAllEnvs());
    const names = {'assets/images/größe 1.1a.svg': 'a', 'assets/images/#1.1a.svg': 'b'};
    const {site, files} = build('a', ['index.html'], names);
    const host = path.join(folder, 'host');
    deploy(site, host, day(1), silent);
    deploy(site, host, day(2), silent);
    expect(published(host)).toEqual(files);
    expect(readFileSync(path.join(host, '.retired-assets.json'), 'utf8')).toBe('{}\n');
    const next = build('b', ['index.html']);
    deploy(next.site, host, day(3), silent);
    deploy(next.site, host, day(40), silent);
    expect(published(host)).toEqual(next.files);
  });

  it.each([
    'user@host',
    'user@host/srv/site',
    'user@host:',
    'user@host:/',
    'user@host:.',
    'host:~/',
    '/',
    '.',
    '../',
    '',
  ])('rejects %j, where it would delete files that are not part of the site', (target) => {
    const {site} = build('a', ['index.html']);
    const lines: string[] = [];
    expect(() => deploy(site, target, day(1), (line) => lines.push(line))).toThrow(
      'is not a separate folder for the site',
    );
    expect(lines).toEqual([]);
  });

  it('shows the output of rsync if it fails', () => {
    const {site} = build('a', ['index.html']);
    writeFileSync(path.join(folder, 'file'), '');
    expect(() => deploy(site, path.join(folder, 'file/below'), day(1), silent)).toThrow(
      /rsync .* failed:\n.*file\/below/,
    );
  });
});

describe('npm run deploy', () => {
  it.each([[[]], [['user@host:/srv/site', 'more']]])('requires exactly one target: %j', (args) => {
    const {status, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/deploy.ts', ...args],
      {encoding: 'utf8'},
    );
    expect(status).toBe(1);
    expect(stderr).toContain('npm run deploy -- user@host:/srv/site');
  });
});
