import path from 'node:path';
import {root} from '@docs-kit/tools';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import sharp, {type Create} from 'sharp';
import {describe, expect, it} from 'vitest';
import {docsImage, socialImageSize} from '../../site/social-images';
import type {DemoRenderer} from './demo-renderer';
import {listSocialImages, socialImages} from './social-images';
import type {SidebarId} from '../../../sidebars/places';
import type {Demo} from '../defineDemo';

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

describe('a rendered image', () => {
  const files = {
    'src/demos/page-card/index.ts': '',
    'blog/a.mdx': '---\nslug: a\ntitle: One\n---\n',
  };
  const imagesOf = (folder: string) => {
    const file = path.join(folder, 'src/demos/page-card/index.ts');
    const demos = new Map([['page-card', {demo: {} as Demo, file}]]);
    return new Map(socialImages(folder, demos).map((image) => [image.id, image]));
  };
  /** In place of a browser. */
  const rendererOf = (picture: Create, rendered: unknown[] = []): DemoRenderer => ({
    renderFrame: async (id, frame, props) => {
      rendered.push([id, frame, props]);
      return sharp({create: picture}).png().toBuffer();
    },
    renderClip: () => Promise.reject(new Error('There is no clip.')),
    close: async () => undefined,
  });
  const plain = {...socialImageSize, channels: 3, background: '#fbfaf7'} as const;

  it('shows the title of the page', async () => {
    const image = imagesOf(temporaryFolder(files).root).get('social/blog/a');
    const rendered: unknown[] = [];
    const png = (await image?.render(rendererOf(plain, rendered)))?.get('img/social/blog/a.png');
    expect(rendered).toEqual([['page-card', 0, {kicker: 'Blog', title: 'One', seed: 'blog/a'}]]);
    expect(await sharp(png).metadata()).toMatchObject({format: 'png', ...socialImageSize});
  });

  it('may not be too large', async () => {
    const image = imagesOf(temporaryFolder(files).root).get('social/blog/a');
    // Compressing noise takes long, so the picture is small.
    const noise = {type: 'gaussian', mean: 128, sigma: 60} as const;
    const large = {...plain, width: 300, height: 300, noise};
    await expect(image?.render(rendererOf(large))).rejects.toThrow(
      /^The social image blog\/a has \d+ bytes, but the limit is 40960\./,
    );
  });

  it('is stale after a change of its title or of the composition', () => {
    const {root: folder, write} = temporaryFolder(files);
    const hashes = () => [...imagesOf(folder).values()].map(({hash}) => hash);
    const before = hashes();
    write('blog/a.mdx', '---\nslug: a\ntitle: Two\n---\n');
    const renamed = hashes();
    expect(renamed.filter((hash) => !before.includes(hash))).toHaveLength(1);
    write('src/demos/page-card/index.ts', 'export default 1;');
    expect(hashes().filter((hash) => renamed.includes(hash))).toEqual([]);
  });
});
