import {spawnSync} from 'node:child_process';
import {closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type Plugin} from 'esbuild';
import type {Value} from './compare';
import {fileOf, type Program} from './programs';

/** What a program printed and recorded. */
export interface Run {
  printed: string;
  values: Record<string, Value>;
  /** Why it failed. */
  error?: string;
}

/** Stops programs that never end. */
const longest = 120_000;

/**
 * Runs programs in Node.js, one after the other, each in its own process, in an empty folder, without the environment
 * variables of the caller.
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
    return await Promise.all(
      programs.map(async (program, index): Promise<Run> => {
        const file = path.join(folder, `${index}.mjs`);
        try {
          await bundle(root, program, file);
        } catch (error) {
          return {printed: '', values: {}, error: String(error)};
        }
        return runFile(file, workFolder);
      }),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
    rmSync(workFolder, {recursive: true, force: true});
  }
}

function runFile(file: string, cwd: string): Run {
  // One file for stdout and stderr keeps the lines in order.
  const log = `${file}.log`;
  const descriptor = openSync(log, 'w');
  const {output, status} = spawnSync(process.execPath, [file], {
    cwd,
    env: {
      NODE_ENV: 'development',
      NODE_NO_WARNINGS: '1',
      PATH: process.env['PATH'],
      TZ: 'UTC',
      LC_ALL: 'C.UTF-8',
    },
    stdio: ['ignore', descriptor, descriptor, 'pipe'],
    encoding: 'utf8',
    timeout: longest,
  });
  closeSync(descriptor);
  const printed = readFileSync(log, 'utf8');
  const recorded = (output[3] ?? '').split('\n').filter(Boolean);
  return {
    printed,
    values: Object.fromEntries(recorded.map((line) => JSON.parse(line) as [string, Value])),
    ...(status !== 0 && {error: `${endOf(status)} It printed:\n${printed.trimEnd()}`}),
  };
}

function endOf(status: number | null): string {
  return status === null || status === 13
    ? 'It waits for something that never happens.'
    : `It exits with code ${status}.`;
}

async function bundle(root: string, program: Program, outfile: string): Promise<void> {
  await build({
    bundle: true,
    format: 'esm',
    platform: 'node',
    stdin: {
      contents: program.code,
      resolveDir: root,
      sourcefile: program.name,
      loader: /\.[cm]?ts$/.test(program.name) ? 'ts' : 'tsx',
    },
    inject: [fileURLToPath(new URL('./record.ts', import.meta.url))],
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    outfile,
    plugins: [filesOfPage(program)],
  });
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
