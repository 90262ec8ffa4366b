import {spawn} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import type {BrowserContext} from '@playwright/test';
import {contentTypeOf} from '../../../delivery/hosts/content-types';

export interface SmallBuild {
  readonly outDir: string;
  readonly remove: () => Promise<void>;
}

export interface SmallSite {
  /** Names the folder of the generated files: several builds may run at the same time. */
  readonly name: string;
  /** Relative to the root of the repository. */
  readonly siteDir: string;
  /** The configuration, relative to `siteDir`. */
  readonly config: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Builds a small site.
 *
 * @throws what the build printed, if it fails
 */
export const buildSmallSite = async ({
  name,
  siteDir,
  config,
  settings,
}: SmallSite): Promise<SmallBuild> => {
  const outDir = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  const log: string[] = [];
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      path.join(root, siteDir),
      '--config',
      config,
      '--out-dir',
      outDir,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...settings,
        FORCE_COLOR: '0',
        // Beside the generated files of the big site, not over them.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
      },
    },
  );
  child.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const remove = () => rm(outDir, {recursive: true, force: true});
  if (code !== 0) {
    await remove();
    throw new Error(log.join(''));
  }
  return {outDir, remove};
};

/** Answers the requests of a browser context for an origin with the files of a build; needs no server. */
export const serveSmallSite = (
  context: BrowserContext,
  origin: string,
  outDir: string,
): Promise<unknown> =>
  context.route(`${origin}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    const file = path.join(
      outDir,
      path.extname(pathname) ? pathname : path.join(pathname, 'index.html'),
    );
    try {
      await route.fulfill({contentType: contentTypeOf(file), body: await readFile(file)});
    } catch {
      await route.fulfill({status: 404, body: 'not found'});
    }
  });
