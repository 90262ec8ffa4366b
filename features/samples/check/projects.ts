import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root as repository} from '@docs-kit/tools';

/** A project into which readers paste samples. */
export interface Project {
  /** How errors refer to it. */
  readonly name: string;
  /** The `compilerOptions` of its `tsconfig.json`. */
  readonly compilerOptions: object;
  /** Absolute paths of type declarations that the compiler doesn't find by itself. */
  readonly declarations: readonly string[];
  /** Whether to check JavaScript too. Once is enough, because `tsconfig.json` doesn't matter when it runs. */
  readonly checksJavaScript: boolean;
}

/** The file that Getting started shows. */
const shown = JSON.parse(
  readFileSync(path.join(repository, 'examples/hello/tsconfig.json'), 'utf8'),
) as {compilerOptions: object};

/**
 * From `tsconfig.json` of https://github.com/remotion-dev/template-empty, commit 6d827af, which is the newest one
 * from before Remotion 4.0.331. Since July 2026, the template resolves modules like a bundler, which accepts more
 * samples. `noUnusedLocals` is omitted, because the samples of API pages don't use all results that they name.
 */
const template = {
  target: 'ES2018',
  module: 'commonjs',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  lib: ['es2015'],
  esModuleInterop: true,
  skipLibCheck: true,
  forceConsistentCasingInFileNames: true,
};

/** The projects of the two tabs of Getting started. */
export const projects: readonly Project[] = [
  {
    name: 'Getting started',
    compilerOptions: shown.compilerOptions,
    declarations: [],
    checksJavaScript: true,
  },
  {
    name: 'the blank template',
    compilerOptions: template,
    // In the template, the package is called @types/web. Here, the compiler would add it to all other programs.
    declarations: [createRequire(import.meta.url).resolve('types-web/index.d.ts')],
    checksJavaScript: false,
  },
];
