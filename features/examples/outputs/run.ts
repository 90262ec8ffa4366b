import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type Plugin} from 'esbuild';
import {hash} from '../../../packages/docs-proof/lib/cache';
import type {Value} from './compare';
import {fileOf, type Program} from './programs';

/** What a program printed and recorded. */
export interface Run {
  file: string;
  printed: string;
  values: Record<string, Value>;
  /** Why it did not finish. */
  error?: string;
}

const packagesOnly = {bundle: true, write: false, format: 'esm', platform: 'node'} as const;

/** Stops programs that never end. */
const longest = 120_000;

/**
 * Runs programs in Node.js, one after the other in a separate process, in an empty folder, without the environment variables
 * of the caller.
 *
 * @param root the repository, whose packages they import
 * @returns the result of each program, in order
 */
export async function runPrograms(root: string, programs: readonly Program[]): Promise<Run[]> {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, {recursive: true});
  // In the repository, so that Node.js finds its packages.
  const folder = mkdtempSync(path.join(cache, 'outputs-'));
  const workFolder = mkdtempSync(path.join(tmpdir(), 'outputs-'));
  try {
    const runner = path.join(folder, 'runner.mjs');
    writeFileSync(runner, await bundleRunner());
    const results = await Promise.all(
      programs.map(async (program): Promise<Run> => {
        const file = path.join(folder, `${hash(JSON.stringify(program))}.mjs`);
        try {
          writeFileSync(file, await bundleProgram(root, program));
          return {file, printed: '', values: {}};
        } catch (error) {
          return {file, printed: '', values: {}, error: String(error)};
        }
      }),
    );
    const finished = new Map(
      runFiles(
        runner,
        [...new Set(results.filter(({error}) => error === undefined).map(({file}) => file))],
        workFolder,
      ).map((run) => [run.file, run]),
    );
    return results.map((result) => finished.get(result.file) ?? result);
  } finally {
    rmSync(folder, {recursive: true, force: true});
    rmSync(workFolder, {recursive: true, force: true});
  }
}

/** Starts a new process after each program that ends it. */
function runFiles(runner: string, files: readonly string[], cwd: string): Run[] {
  const runs: Run[] = [];
  for (let open = files; open.length > 0; open = files.slice(runs.length)) {
    const {output, signal} = spawnSync(process.execPath, [runner, ...open], {
      cwd,
      env: {NODE_ENV: 'development', PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C.UTF-8'},
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      timeout: longest,
      maxBuffer: 64 * 1024 * 1024,
    });
    const lines = (output[3] ?? '').split('\n').filter(Boolean);
    runs.push(...lines.map((line) => JSON.parse(line) as Run));
    if (lines.length < open.length && lines.length === 0) {
      const error = signal ? 'It did not finish.' : (output[2] ?? '').trim();
      runs.push({file: open[0]!, printed: '', values: {}, error});
    }
  }
  return runs;
}

async function bundleRunner(): Promise<string> {
  const {outputFiles} = await build({
    ...packagesOnly,
    entryPoints: [fileURLToPath(new URL('./runner.ts', import.meta.url))],
    external: ['typescript'],
  });
  return outputFiles[0]!.text;
}

async function bundleProgram(root: string, program: Program): Promise<string> {
  const {outputFiles} = await build({
    ...packagesOnly,
    stdin: {
      contents: program.code,
      resolveDir: root,
      sourcefile: program.name,
      loader: /\.[cm]?ts$/.test(program.name) ? 'ts' : 'tsx',
    },
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [filesOfPage(program)],
  });
  return outputFiles[0]!.text;
}

/** Resolves relative imports to the other files of the page. */
const filesOfPage = ({name, files}: Program): Plugin => ({
  name: 'files-of-page',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^\./}, ({path: specifier, importer, namespace}) => {
      const found = fileOf(namespace === 'page' ? importer : name, specifier, files);
      return found === undefined ? undefined : {path: found, namespace: 'page'};
    });
    onLoad({filter: /.*/, namespace: 'page'}, ({path: file}) => ({
      contents: files[file]!,
      loader: file.endsWith('.json') ? 'json' : 'tsx',
    }));
  },
});
