import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, it} from 'vitest';
import {precompress} from './precompress';

const long = 'The spring never stops. '.repeat(50);

const site = {
  'index.html': `<p>${long}</p>`,
  'docs/spring.md': long,
  'assets/js/main.1a.js': `"${long}"`,
  'assets/css/styles.1a.css': `/*${long}*/`,
  'img/logo.svg': `<svg>${long}</svg>`,
  'img/photo.avif': long,
  'assets/fonts/inter.1a.woff2': long,
  'robots.txt': 'short',
};

const variants = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:br|gz)$/.test(file))
    .sort();

it('writes a .br and a .gz of the same content next to every long text file, and no other file', async () => {
  const {root} = temporaryFolder(site);
  expect(await precompress(root)).toHaveLength(5);
  expect(variants(root)).toEqual(
    [
      'index.html',
      'docs/spring.md',
      'assets/js/main.1a.js',
      'assets/css/styles.1a.css',
      'img/logo.svg',
    ]
      .flatMap((file) => [`${file}.br`, `${file}.gz`])
      .sort(),
  );
  for (const file of variants(root)) {
    const bytes = readFileSync(path.join(root, file));
    const content = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(content.toString(), file).toBe(site[file.slice(0, -3) as keyof typeof site]);
  }
});

it('writes equal files for equal files, even if it runs twice', async () => {
  const read = (folder: string) =>
    variants(folder).map((file) => [file, readFileSync(path.join(folder, file)).toString('hex')]);
  const one = temporaryFolder(site);
  const other = temporaryFolder(site);
  await precompress(one.root);
  await precompress(other.root);
  await precompress(other.root);
  expect(read(other.root)).toEqual(read(one.root));
});

it('ignores a folder with the name of a file', async () => {
  const {root} = temporaryFolder({'docs/config.js/index.html': `<p>${long}</p>`});
  await precompress(root);
  expect(variants(root)).toHaveLength(2);
});
