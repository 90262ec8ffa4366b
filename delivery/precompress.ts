import {readdirSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {contentTypes, isText} from './hosts/content-types';
import {hashedFolder} from './headers';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** For smaller files, compression saves less than its header costs. */
const smallest = 256;

/** The number of files to process concurrently. Node.js compresses four at a time. */
const atOnce = 8;

/** Returns the files of a built site that compression makes smaller, by their path in it. */
export const compressible = (outDir: string): string[] =>
  readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => {
    const stats = statSync(path.join(outDir, file));
    return (
      stats.isFile() &&
      stats.size >= smallest &&
      isText(contentTypes[path.extname(file).slice(1)] ?? '')
    );
  });

const compress = async (outDir: string, file: string): Promise<void> => {
  const content = await readFile(path.join(outDir, file));
  // The best quality takes fifteen times as long as quality 9. It is worth it for assets, because there are few
  // and every page loads some.
  const isHashed = `/${file}`.startsWith(hashedFolder);
  const variants = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isHashed ? 11 : 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }).then((compressed) => ['.br', compressed] as const),
    deflate(content, {level: 9}).then((compressed) => ['.gz', compressed] as const),
  ]);
  await Promise.all(
    variants.map(([ending, compressed]) => writeFile(path.join(outDir, file + ending), compressed)),
  );
};

/**
 * Writes a `.br` and a `.gz` version of files, for servers that serve precompressed files (nginx). Equal files result
 * in equal versions.
 *
 * @param files the files to compress, by their path in the site; by default, all that it makes smaller
 * @returns these files
 */
export const precompress = async (
  outDir: string,
  files: readonly string[] = compressible(outDir),
): Promise<readonly string[]> => {
  const queue = [...files];
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        await compress(outDir, file);
      }
    }),
  );
  return files;
};
