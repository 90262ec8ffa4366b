import {appendFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {type DemoEntry, loadDemos} from '../../../scripts/lib/demos';
import {
  describePosters,
  hashOf,
  inspectPosters,
  manifestFile,
  picturesOf,
  type PosterFolders,
} from '../../../scripts/lib/poster-manifest';
import {sourceFilesOf} from '../../../scripts/lib/source-files';
import {defineDemo} from '../../../src/demos/defineDemo';
import {temporaryFolder} from '../temporary-folder';

let root: string;
let write: (file: string, text: string) => void;
let folders: PosterFolders;
let entry: DemoEntry;
let demos: Map<string, DemoEntry>;

beforeEach(() => {
  ({root, write} = temporaryFolder());
  folders = {demosDir: path.join(root, 'demos'), staticDir: path.join(root, 'static')};
  write('demos/theme.ts', "export const ink = '#000';\n");
  write('demos/ball/index.ts', "export default {load: () => import('./Ball')};\n");
  write(
    'demos/ball/Ball.tsx',
    "import {ink} from '../theme';\nimport {random} from 'remotion';\nexport const Ball = () => random(ink);\n",
  );
  write('demos/unrelated.ts', 'export {};\n');
  const demo = defineDemo({
    id: 'ball',
    title: 'Ball',
    description: 'A ball.',
    width: 1280,
    height: 720,
    fps: 30,
    durationInFrames: 10,
    posterFrame: 0,
    source: 'Ball.tsx',
    load: async () => () => null,
  });
  entry = {demo, file: path.join(folders.demosDir, 'ball/index.ts')};
  demos = new Map([['ball', entry]]);
  for (const {file} of picturesOf(demo)) write(`static/${file}`, 'picture');
  writeFileSync(manifestFile(folders), JSON.stringify({ball: hashOf(folders, entry)}));
});

const report = () => describePosters(inspectPosters(folders, demos));

describe('the poster check', () => {
  it('passes if the images were rendered from these sources', () => {
    expect(report()).toBe('');
  });

  it('passes after a change of comments, types, formatting or an unrelated file', () => {
    write('demos/theme.ts', "// Black.\r\nexport const ink: string =\r\n  '#000';\r\n");
    write('demos/unrelated.ts', 'export const changed = true;\n');
    expect(report()).toBe('');
  });

  it.each(['demos/ball/index.ts', 'demos/ball/Ball.tsx', 'demos/theme.ts'])(
    'is red after a change of %s',
    (file) => {
      appendFileSync(path.join(root, file), 'export const changed = true;\n');
      expect(inspectPosters(folders, demos).stale).toEqual(['ball']);
      expect(report()).toMatch(/^stale +ball/);
      expect(report()).toContain('npm run posters');
    },
  );

  it('fails for a demo that was never rendered', () => {
    writeFileSync(manifestFile(folders), '{}');
    expect(inspectPosters(folders, demos).stale).toEqual(['ball']);
  });

  it('fails without a manifest', () => {
    rmSync(manifestFile(folders));
    expect(inspectPosters(folders, demos).stale).toEqual(['ball']);
  });

  it('fails if an image is missing', () => {
    rmSync(path.join(folders.staticDir, 'posters/ball-640.avif'));
    expect(report()).toMatch(/^missing +static\/posters\/ball-640\.avif/);
  });

  it('fails for images and entries without a demo', () => {
    write('static/posters/cube-640.avif', 'picture');
    writeFileSync(
      manifestFile(folders),
      JSON.stringify({ball: hashOf(folders, entry), cube: 'abc'}),
    );
    expect(inspectPosters(folders, demos).orphans).toEqual([
      'posters/cube-640.avif',
      'posters/manifest.json: "cube"',
    ]);
  });
});

describe('picturesOf()', () => {
  const files = (demo: Parameters<typeof picturesOf>[0]) => picturesOf(demo).map(({file}) => file);

  it('returns two posters for each theme', () => {
    expect(files({id: 'spring'})).toEqual([
      'posters/spring-640.avif',
      'posters/spring-1280.avif',
      'posters/spring-640-dark.avif',
      'posters/spring-1280-dark.avif',
    ]);
  });

  it('adds the clips of a demo that has one', () => {
    expect(
      files({id: 'hero', clip: {first: 0, last: 149, width: 960}}).filter((file) =>
        file.endsWith('.webm'),
      ),
    ).toEqual(['posters/hero.webm', 'posters/hero-dark.webm']);
  });

  it('returns nothing for the composition of social images', () => {
    expect(files({id: 'page-card'})).toEqual([]);
  });
});

describe('the clips', () => {
  const clips = readdirSync('static/posters').filter((name) => name.endsWith('.webm'));

  it('start with the frame of the poster', async () => {
    const all = [...(await loadDemos(path.resolve('src/demos'))).values()].map(({demo}) => demo);
    const withClips = all.filter(({clip}) => clip);
    expect(withClips.length).toBeGreaterThan(0);
    for (const {id, clip, posterFrame, durationInFrames} of withClips) {
      expect(clip?.first, id).toBe(posterFrame);
      expect(clip?.last, id).toBeLessThan(durationInFrames);
    }
  });

  it.each(clips)('%s is small', (file) => {
    // The reader loads the clip of a template to see it for a moment.
    const kilobytes = file.startsWith('template-') ? 60 : 150;
    expect(statSync(path.join('static/posters', file)).size).toBeLessThanOrEqual(kilobytes * 1024);
  });
});

describe('sourceFilesOf()', () => {
  it('follows relative imports, static and dynamic, and leaves packages out', () => {
    const files = sourceFilesOf(path.join(folders.demosDir, 'ball/index.ts'));
    expect(files.map((file) => path.relative(folders.demosDir, file))).toEqual([
      'ball/Ball.tsx',
      'ball/index.ts',
      'theme.ts',
    ]);
  });

  it('names the file and the import that does not resolve', () => {
    write('demos/ball/Ball.tsx', "import './gone';\n");
    expect(() => sourceFilesOf(path.join(folders.demosDir, 'ball/index.ts'))).toThrow(
      /Ball\.tsx imports "\.\/gone", which does not exist/,
    );
  });
});
