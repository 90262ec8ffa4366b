import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFrontMatter} from '@docs-kit/docs-proof';
import {parseYaml} from '@docs-kit/entries';
import {hashModules} from '@docs-kit/tools/code-hash';
import {keyOf} from '@docs-kit/tools/record';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';
import {collectionIds, type CollectionId} from '../../site/collections';
import {
  docsImage,
  postImage,
  productImages,
  siteImage,
  socialImageSize,
  templateImage,
  type SocialImage,
} from '../../site/social-images';
import {readDocsPages} from '../../pages';
import type {DemoRenderer} from './demo-renderer';
import type {DemoEntry} from './demos';
import type {Image} from './images';
import {pageCard} from './posters';

/** In bytes. Some networks show no image if it takes long to load. */
const maxSize = 40 * 1024;

/** The encoder settings for social images, which have few colors. */
const pngOptions = {palette: true, colours: 48, compressionLevel: 9, effort: 10} as const;

const listPosts = (siteDir: string, collection: CollectionId): SocialImage[] =>
  globSync(`${collection}/[^_]*.mdx`, {cwd: siteDir}).map((file) => {
    const {slug, title} = parseFrontMatter(readFileSync(path.join(siteDir, file), 'utf8'), file);
    return postImage(collection, String(slug), String(title));
  });

const listTemplates = (siteDir: string): SocialImage[] =>
  globSync('src/data/templates/*.yml', {cwd: siteDir}).map((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const {name} = parseYaml(file, text) as {readonly name: unknown};
    return templateImage(path.basename(file, '.yml'), String(name));
  });

/** Lists the social images that the pages need, without duplicates and sorted by key. */
export const listSocialImages = (siteDir: string): SocialImage[] => {
  const all = [
    ...collectionIds.flatMap((id) => listPosts(siteDir, id)),
    ...listTemplates(siteDir),
    ...productImages,
    siteImage,
    ...readDocsPages(siteDir).map(docsImage),
  ];
  return [...new Map(all.map((image) => [image.key, image])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  );
};

/** @throws if the image is too large */
const render = async (
  renderer: DemoRenderer,
  {key, kicker, title}: SocialImage,
): Promise<Buffer> => {
  const png = await renderer.renderFrame(pageCard, 0, {kicker, title, seed: key});
  const encoded = await sharp(png).png(pngOptions).toBuffer();
  if (encoded.length > maxSize) {
    throw new Error(
      `The social image ${key} has ${encoded.length} bytes, but the limit is ${maxSize}. Simplify src/demos/${pageCard}.`,
    );
  }
  return encoded;
};

/**
 * The files of the social images that the pages need.
 *
 * @throws if the demo that they are rendered from doesn't exist
 */
export const socialImages = (root: string, demos: ReadonlyMap<string, DemoEntry>): Image[] => {
  const entry = demos.get(pageCard);
  if (!entry) {
    throw new Error(
      `There is no demo "${pageCard}" in src/demos. Social images are rendered from it.`,
    );
  }
  const composition = hashModules(root, [entry.file]).get(entry.file) ?? '';
  return listSocialImages(root).map((image) => {
    const file = `img/social/${image.key}.png`;
    return {
      id: `social/${image.key}`,
      files: [file],
      hash: keyOf(composition, JSON.stringify([image, pngOptions, socialImageSize])),
      render: async (renderer) => new Map([[file, await render(renderer, image)]]),
    };
  });
};
