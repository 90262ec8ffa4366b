import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {collections, type CollectionId} from '../../config/collections';
import {
  docsImage,
  postImage,
  productImages,
  siteImage,
  socialImageSize,
  templateImage,
  type SocialImage,
} from '../../config/social-images';
import {parseFrontMatter, readDocsPages} from '../../plugins/pages';
import {parseYaml} from '../../plugins/pages/yaml';

/** The maximum size of an image. Some networks show no image if it takes long to load. */
export const maxSocialImageBytes = 40 * 1024;

/** The encoder settings for social images, which have few colors. */
export const socialPngOptions = {
  palette: true,
  colours: 48,
  compressionLevel: 9,
  effort: 10,
} as const;

/** The hash of what each image was rendered from, by its key. */
export type SocialManifest = Readonly<
  Record<string, {readonly kicker: string; readonly title: string; readonly hash: string}>
>;

const listPosts = (siteDir: string, collection: CollectionId): SocialImage[] =>
  readdirSync(path.join(siteDir, collection))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .map((name) => {
      const file = `${collection}/${name}`;
      const {slug, title} = parseFrontMatter(readFileSync(path.join(siteDir, file), 'utf8'), file);
      return postImage(collection, String(slug), String(title));
    });

const templatesDir = 'src/data/templates';

const listTemplates = (siteDir: string): SocialImage[] =>
  readdirSync(path.join(siteDir, templatesDir))
    .filter((file) => file.endsWith('.yml'))
    .map((file) => {
      const text = readFileSync(path.join(siteDir, templatesDir, file), 'utf8');
      const {name} = parseYaml(`${templatesDir}/${file}`, text) as {readonly name: unknown};
      return templateImage(path.basename(file, '.yml'), String(name));
    });

/** Lists the social images that the pages need, without duplicates and sorted by key. */
export const listSocialImages = (siteDir: string): SocialImage[] => {
  const all = [
    ...(Object.keys(collections) as CollectionId[]).flatMap((id) => listPosts(siteDir, id)),
    ...listTemplates(siteDir),
    ...productImages,
    siteImage,
    ...readDocsPages(siteDir).map(docsImage),
  ];
  return [...new Map(all.map((image) => [image.key, image])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  );
};

export const socialFolder = (staticDir: string): string => path.join(staticDir, 'img/social');

export const socialManifestFile = (staticDir: string): string =>
  path.join(socialFolder(staticDir), 'manifest.json');

export const readSocialManifest = (staticDir: string): SocialManifest =>
  existsSync(socialManifestFile(staticDir))
    ? (JSON.parse(readFileSync(socialManifestFile(staticDir), 'utf8')) as SocialManifest)
    : {};

/**
 * Hashes everything that an image is rendered from.
 *
 * @param composition hash of the sources of the composition
 */
export const socialHash = ({key, kicker, title}: SocialImage, composition: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key, kicker, title, composition, socialPngOptions, socialImageSize]))
    .digest('hex')
    .slice(0, 16);

export interface SocialState {
  /** Images that are missing or were rendered from something else. */
  readonly due: readonly SocialImage[];
  /** Files and manifest entries that no page needs, relative to the folder of the images. */
  readonly unused: readonly string[];
}

/** Compares the images that the pages need with the files and the manifest. */
export const inspectSocialImages = (
  staticDir: string,
  wanted: readonly SocialImage[],
  composition: string,
): SocialState => {
  const folder = socialFolder(staticDir);
  const manifest = readSocialManifest(staticDir);
  const files = existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.png'))
    : [];
  const keys = new Set(wanted.map(({key}) => key));
  return {
    due: wanted.filter(
      (image) =>
        manifest[image.key]?.hash !== socialHash(image, composition) ||
        !files.includes(`${image.key}.png`),
    ),
    unused: [
      ...files.filter((file) => !keys.has(file.replace(/\.png$/, ''))),
      ...Object.keys(manifest)
        .filter((key) => !keys.has(key))
        .map((key) => `manifest.json: "${key}"`),
    ].sort(),
  };
};

/** Describes the problems, one per line, and how to fix them. Empty if there are none. */
export const describeSocialImages = ({due, unused}: SocialState): string =>
  due.length + unused.length === 0
    ? ''
    : [
        ...due.map(
          ({key, title}) => `stale    static/img/social/${key}.png: not rendered for "${title}"`,
        ),
        ...unused.map((file) => `unused   static/img/social/${file}: no page needs it`),
        'Run "npm run posters" and commit the result.',
      ].join('\n');
