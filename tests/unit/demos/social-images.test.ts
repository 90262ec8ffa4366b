/** Which social images the pages need, and what makes one stale. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {docsImage, postImage, socialImageSize, templateImage} from '../../../config/social-images';
import type {DemoRenderer} from '../../../scripts/lib/demo-renderer';
import {
  removeUnusedSocialImages,
  renderSocialImages,
} from '../../../scripts/lib/render-social-images';
import {
  describeSocialImages,
  inspectSocialImages,
  listSocialImages,
  readSocialManifest,
} from '../../../scripts/lib/social-images';
import {root} from '../../../scripts/lib/tools';
import type {SidebarId} from '../../../sidebars/places';

const placed = (sidebar: SidebarId, ...categories: readonly string[]) => ({
  place: {id: 'spring', sidebar, categories},
  frontMatter: {kind: 'guide'},
});

describe('a docs page', () => {
  it.each<[string, Parameters<typeof docsImage>[0], string, string]>([
    ['of a category', placed('main', 'Lambda', 'Troubleshooting'), 'docs/lambda', 'Lambda'],
    [
      'of a package',
      placed('api', '@remotion/transitions', 'Timings'),
      'packages/remotion-transitions',
      '@remotion/transitions',
    ],
    ['of the core', placed('api', 'remotion'), 'packages/remotion', 'remotion'],
    [
      'of a package outside the sidebars',
      {frontMatter: {kind: 'api', api: {package: '@remotion/lambda/client', symbol: 'x'}}},
      'packages/remotion-lambda',
      '@remotion/lambda',
    ],
    ['outside of a category', placed('main'), 'docs/documentation', 'Documentation'],
  ])('%s has the image of its group', (_name, page, key, title) => {
    expect(docsImage(page)).toMatchObject({key, title});
  });
});

it('every post, template, product, package and category of the site has one image', () => {
  const keys = listSocialImages(root).map(({key}) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(
    expect.arrayContaining([
      'blog/4-0',
      'learn/apple-wow',
      'success-stories/yarx',
      'templates/tts',
      'products/player',
      'products/lambda',
      'packages/remotion',
      'docs/lambda',
    ]),
  );
});

describe('the files', () => {
  const wanted = [postImage('blog', '4-0', 'The Studio'), templateImage('tts', 'Text to speech')];
  const composition = 'hash of the sources';
  let staticDir: string;
  let rendered: unknown[];

  /** In place of a browser. */
  const renderer: Pick<DemoRenderer, 'render'> = {
    render: async ({props}) => {
      rendered.push(props);
      const png = await sharp({create: {...socialImageSize, channels: 3, background: '#fbfaf7'}})
        .png()
        .toBuffer();
      return new Map([[0, png]]);
    },
  };

  const inspect = (images = wanted, hash = composition) =>
    inspectSocialImages(staticDir, images, hash);
  const render = () =>
    renderSocialImages(renderer as DemoRenderer, {staticDir, composition}, inspect().due);

  beforeEach(async () => {
    staticDir = mkdtempSync(path.join(tmpdir(), 'social-'));
    onTestFinished(() => rmSync(staticDir, {recursive: true, force: true}));
    mkdirSync(path.join(staticDir, 'img/social'), {recursive: true});
    rendered = [];
    await render();
  });

  it('are rendered with the title of each page, and then up to date', async () => {
    expect(rendered).toEqual([
      {kicker: 'Blog', title: 'The Studio', seed: 'blog/4-0'},
      {kicker: 'Template', title: 'Text to speech', seed: 'templates/tts'},
    ]);
    expect(describeSocialImages(inspect())).toBe('');
    const image = readFileSync(path.join(staticDir, 'img/social/blog/4-0.png'));
    expect(await sharp(image).metadata()).toMatchObject({format: 'png', ...socialImageSize});
  });

  it('are stale if a title changed, and only that image is rendered', async () => {
    const changed = [postImage('blog', '4-0', 'The new Studio'), ...wanted.slice(1)];
    expect(describeSocialImages(inspect(changed))).toContain(
      'stale    static/img/social/blog/4-0.png: not rendered for "The new Studio"',
    );
    expect(inspect(changed).due).toHaveLength(1);
  });

  it('are all stale if the composition changed', () => {
    expect(inspect(wanted, 'another hash').due).toHaveLength(2);
  });

  it('are due if one is missing', () => {
    rmSync(path.join(staticDir, 'img/social/templates/tts.png'));
    expect(inspect().due.map(({key}) => key)).toEqual(['templates/tts']);
  });

  it('are removed if no page needs them anymore', () => {
    const left = wanted.slice(0, 1);
    expect(inspect(left).unused).toEqual(['manifest.json: "templates/tts"', 'templates/tts.png']);
    removeUnusedSocialImages(staticDir, inspect(left), left);
    expect(describeSocialImages(inspect(left))).toBe('');
    expect(Object.keys(readSocialManifest(staticDir))).toEqual(['blog/4-0']);
  });

  it('fail without a manifest', () => {
    writeFileSync(path.join(staticDir, 'img/social/manifest.json'), '{}');
    expect(inspect().due).toHaveLength(2);
  });

  it('are rejected if one is too large', async () => {
    const target = {staticDir, composition};
    await expect(
      renderSocialImages(renderer as DemoRenderer, target, wanted, {maxBytes: 100}),
    ).rejects.toThrow(/^The social image blog\/4-0 has \d+ bytes, but the limit is 100\./);
  });
});
