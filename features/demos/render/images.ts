/** The posters, clips and social images in `static/`, which are rendered from sources and committed. */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readRecord, updateRecord} from '@docs-kit/tools/record';
import type {DemoRenderer} from './demo-renderer';

/** The images of a demo, or one social image. */
export interface Image {
  /** `demo/spring`, or `social/blog/4-0`. */
  readonly id: string;
  /** Paths relative to `static/`. */
  readonly files: readonly string[];
  /** Changes with everything that the files are rendered from. */
  readonly hash: string;
  /** Returns the content of each file. */
  readonly render: (renderer: DemoRenderer) => Promise<ReadonlyMap<string, Buffer>>;
}

export interface ImageState {
  /** Images that were rendered from other sources, or that miss a file. */
  readonly due: readonly Image[];
  /** Files that belong to no image, relative to `static/`. */
  readonly unused: readonly string[];
}

/** The committed hash of what each image was rendered from, by its ID. */
const imageRecord = 'records/images.json';

/** The folders that contain only such images. */
const folders = ['posters', 'img/social'];

const listFiles = (staticDir: string): string[] =>
  folders
    .filter((folder) => existsSync(path.join(staticDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(staticDir, folder), {recursive: true, withFileTypes: true}),
    )
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(staticDir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Compares the images that the site needs with the record and the files. */
export const inspectImages = (root: string, images: readonly Image[]): ImageState => {
  const staticDir = path.join(root, 'static');
  const record = readRecord(path.join(root, imageRecord));
  const needed = new Set(images.flatMap(({files}) => files));
  return {
    due: images.filter(
      ({id, hash, files}) =>
        record.get(id) !== hash || files.some((file) => !existsSync(path.join(staticDir, file))),
    ),
    unused: listFiles(staticDir).filter((file) => !needed.has(file)),
  };
};

/** Describes the problems, one per line, and how to fix them. Empty if there are none. */
export const describeImages = ({due, unused}: ImageState): string =>
  due.length + unused.length === 0
    ? ''
    : [
        ...due.map(({id}) => `stale   ${id}: rendered from other sources, or a file is missing`),
        ...unused.map((file) => `unused  static/${file}: no demo and no page has this image`),
        'Run `npm run posters` and commit the result.',
      ].join('\n');

/** Removes files that belong to no image. */
export const removeUnused = (root: string, {unused}: ImageState): void => {
  for (const file of unused) {
    rmSync(path.join(root, 'static', file));
    console.log(`removed static/${file}`);
  }
};

/**
 * Records that images were rendered, and removes entries of images that no longer exist.
 *
 * @param images all images, as they were before the rendering: a source that changes meanwhile makes its image stale
 * @param rendered IDs
 */
export const recordImages = (
  root: string,
  images: readonly Image[],
  rendered: readonly string[],
): void =>
  updateRecord(path.join(root, imageRecord), new Map(images.map(({id, hash}) => [id, hash])), {
    passed: rendered,
  });
