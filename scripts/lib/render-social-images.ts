import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {SocialImage} from '../../config/social-images';
import type {DemoRenderer} from './demo-renderer';
import {pageCard} from './poster-manifest';
import {
  maxSocialImageBytes,
  readSocialManifest,
  socialFolder,
  socialHash,
  socialManifestFile,
  socialPngOptions,
  type SocialManifest,
  type SocialState,
} from './social-images';

/** What a run writes to: the folder of static files, and the hash of the composition's sources. */
export interface SocialTarget {
  readonly staticDir: string;
  readonly composition: string;
}

const writeManifest = (staticDir: string, manifest: SocialManifest): void => {
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    socialManifestFile(staticDir),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
};

/** Removes images and manifest entries that no page needs. */
export const removeUnusedSocialImages = (
  staticDir: string,
  {unused}: SocialState,
  wanted: readonly SocialImage[],
): void => {
  if (unused.length === 0) {
    return;
  }
  for (const file of unused.filter((each) => each.endsWith('.png'))) {
    rmSync(path.join(socialFolder(staticDir), file));
    console.log(`removed static/img/social/${file}`);
  }
  const keys = new Set(wanted.map(({key}) => key));
  writeManifest(
    staticDir,
    Object.fromEntries(
      Object.entries(readSocialManifest(staticDir)).filter(([key]) => keys.has(key)),
    ),
  );
};

const encode = async (png: Buffer, key: string, maxBytes: number): Promise<Buffer> => {
  const image = await sharp(png).png(socialPngOptions).toBuffer();
  if (image.length > maxBytes) {
    throw new Error(
      `The social image ${key} has ${image.length} bytes, but the limit is ${maxBytes}. Simplify src/demos/page-card.`,
    );
  }
  return image;
};

/**
 * Renders images one after the other and saves each with its manifest entry, so that an interrupted run can be
 * continued.
 *
 * @throws if an image is too large
 */
export const renderSocialImages = async (
  renderer: DemoRenderer,
  {staticDir, composition}: SocialTarget,
  due: readonly SocialImage[],
  {maxBytes = maxSocialImageBytes} = {},
): Promise<void> => {
  for (const [index, image] of due.entries()) {
    const {key, kicker, title} = image;
    const frames = await renderer.render({
      id: pageCard,
      first: 0,
      last: 0,
      every: 1,
      props: {kicker, title, seed: key},
    });
    const png = frames.get(0);
    if (!png) {
      throw new Error(`The renderer returned no frame for the social image ${key}.`);
    }
    const file = path.join(socialFolder(staticDir), `${key}.png`);
    const encoded = await encode(png, key, maxBytes);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, encoded);
    writeManifest(staticDir, {
      ...readSocialManifest(staticDir),
      [key]: {kicker, title, hash: socialHash(image, composition)},
    });
    console.log(
      `${index + 1}/${due.length} static/img/social/${key}.png ${(encoded.length / 1024).toFixed(1)} KB`,
    );
  }
};
