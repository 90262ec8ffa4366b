import {spawn} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {BrowserContext} from '@playwright/test';

const siteDir = fileURLToPath(new URL('../../..', import.meta.url));

export interface SmallBuild {
  /** Whether the build went through. */
  readonly ok: boolean;
  /** What the build printed, without colours. */
  readonly log: string;
  readonly outDir: string;
  readonly remove: () => Promise<void>;
}

/**
 * Builds the small site of `tests/e2e/small-site` as Docusaurus builds the big one.
 *
 * @param env settings of the site, and what the configuration of the small site reads
 * @param folder the folder of `tests/e2e` with the site's configuration
 */
export const buildSmallSite = async (
  env: Record<string, string>,
  folder = 'small-site',
): Promise<SmallBuild> => {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'small-site-'));
  const log: string[] = [];
  const child = spawn(
    process.execPath,
    [
      path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      siteDir,
      '--config',
      path.join(siteDir, 'tests/e2e', folder, 'docusaurus.config.ts'),
      '--out-dir',
      outDir,
    ],
    {
      cwd: siteDir,
      env: {
        ...process.env,
        ...env,
        FORCE_COLOR: '0',
        // Beside the generated files of the big site, not over them.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${folder}-${env['BROKEN'] ?? env['NAVBAR_DOC'] ?? 'whole'}`,
      },
    },
  );
  child.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {
    ok: code === 0,
    log: log.join(''),
    outDir,
    remove: () => rm(outDir, {recursive: true, force: true}),
  };
};

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
};

/** The address at which `serveSmallSite` answers. */
export const smallSite = 'http://small-site.test';

/** Answers the requests of a browser context for `smallSite` with the files of a build; needs no server. */
export const serveSmallSite = (context: BrowserContext, outDir: string): Promise<unknown> =>
  context.route(`${smallSite}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    const file = path.join(
      outDir,
      path.extname(pathname) ? pathname : path.join(pathname, 'index.html'),
    );
    try {
      await route.fulfill({contentType: types[path.extname(file)], body: await readFile(file)});
    } catch {
      await route.fulfill({status: 404, body: 'not found'});
    }
  });
