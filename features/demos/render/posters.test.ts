import {appendFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, it} from 'vitest';
import {loadDemos} from './demos';
import {picturesOf, posterImages} from './posters';
import {defineDemo} from '../defineDemo';

it.each([
  ['ball/index.ts', true],
  ['ball/Ball.tsx', true],
  ['theme.ts', true],
  ['unrelated.ts', false],
])('the hash of a demo changes with %s: %s', (changed, isPart) => {
  const files = {
    'src/demos/theme.ts': "export const ink = '#000';\n",
    'src/demos/ball/index.ts': "export default {load: () => import('./Ball')};\n",
    'src/demos/ball/Ball.tsx':
      "import {ink} from '../theme';\nimport {random} from 'remotion';\nexport default () => ink + random(1);\n",
    'src/demos/unrelated.ts': 'export {};\n',
  };
  const {root} = temporaryFolder(files);
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
  const demos = new Map([['ball', {demo, file: path.join(root, 'src/demos/ball/index.ts')}]]);
  const hash = () => posterImages(root, demos)[0]?.hash;
  const before = hash();
  appendFileSync(path.join(root, 'src/demos', changed), '\nglobalThis.name = "changed";\n');
  expect(hash() !== before).toBe(isPart);
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
