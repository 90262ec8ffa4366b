import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {findExport, isAny, readTypes, shapeOf} from '@docs-kit/docs-proof/code';
import type {ToolkitPackage} from '../../toolkit/packages';
import {keyOf, namesOf} from './names';
import type {Registry} from './registry';

/**
 * The exports of one published version: `interpolate`, `interpolate > inputs > options`, `useVideoConfig >
 * outputs > fps`. `foreign` names exist, but are declared by another package whose types aren't available for
 * that version.
 */
export interface Probe {
  version: string;
  present: ReadonlySet<string>;
  foreign: ReadonlySet<string>;
  /** Names whose members couldn't be read, because a type that they use is missing. */
  unreadable: ReadonlySet<string>;
}

/** Packages whose types depend on other packages. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  '@remotion/lambda': [
    '@remotion/lambda-client',
    '@remotion/serverless-client',
    '@remotion/renderer',
  ],
  '@remotion/cloudrun': ['@remotion/renderer'],
  '@remotion/player': ['remotion'],
  '@remotion/transitions': ['remotion'],
  '@remotion/webcodecs': ['@remotion/media-parser'],
};

/** Reads a published version, together with the same version of the packages that its types depend on. */
export function probe(
  root: string,
  registry: Registry,
  owner: ToolkitPackage,
  symbols: readonly string[],
  version: string,
): Probe {
  const folder = path.join(
    root,
    '.cache/since/roots',
    `${owner.name.replace('/', '+')}@${version}`,
  );
  rmSync(folder, {recursive: true, force: true});
  const install = (name: string): void => {
    const place = registry.fetch(name, version);
    const target = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(target), {recursive: true});
    symlinkSync(place, target);
  };
  install(owner.name);
  for (const name of madeOf[owner.name] ?? []) {
    if (registry.versions(name).includes(version)) {
      install(name);
    }
  }
  const types = readTypes(folder, [owner], {
    options: {preserveSymlinks: true, typeRoots: [path.join(root, 'node_modules/@types')]},
  });
  const present = new Set<string>();
  const foreign = new Set<string>();
  const unreadable = new Set<string>();
  for (const symbol of symbols) {
    const found = findExport(types, owner.name, symbol);
    if (!found) {
      continue;
    }
    present.add(symbol);
    const shape = shapeOf(types, found);
    for (const side of ['inputs', 'outputs'] as const) {
      if (shape.unreadable[side]) {
        unreadable.add(`${symbol} > ${side}`);
      }
    }
    for (const named of namesOf(owner.name, symbol, shape)) {
      const {files, types: of} = named.member;
      if (of.some((type) => isAny(type))) {
        unreadable.add(keyOf(named));
      }
      const isForeign = files.length > 0 && !files.some((file) => file.startsWith(folder));
      (isForeign ? foreign : present).add(keyOf(named));
    }
  }
  rmSync(folder, {recursive: true, force: true});
  return {version, present, foreign, unreadable};
}
