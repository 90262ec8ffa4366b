import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Cache, codeKey, hash, homeOfPackages, installedPackages} from '../lib/cache';
import type {CodeFacts, Facts} from './evidence';
import {runProbes} from './node/run-probes';
import {nodeModuleOf} from './node-modules';
import type {Row} from './rows';
import {isOfToolkit, nameOfExport, ShippedModules, type Export} from './shipped-code';
import {usesOfDemos, usesOfExamples} from './uses';

/** The files with the code that renders on Lambda and on Cloud Run. */
const cloudCode = {
  lambda: 'node_modules/@remotion/serverless/dist/handlers/renderer.js',
  cloudrun: 'node_modules/@remotion/cloudrun/dist/functions/render-media-single-thread.js',
};

/**
 * Calls the exports of the rows in Node.js, and finds out what shows where they work.
 *
 * @param whole whether `rows` are all rows
 */
export async function collectFacts(
  root: string,
  rows: readonly Row[],
  whole: boolean,
): Promise<Facts> {
  // Packages that are sold separately aren't installed.
  const exports = rows.flatMap((row) =>
    row.exports.filter(({isType, entry}) => !isType && isOfToolkit(entry)),
  );
  const routes = rows.map(({route}) => route);
  const [probes, code, examples] = await Promise.all([
    runProbes(root, routes),
    readCode(root, exports, whole),
    usesOfExamples(root),
  ]);
  return {
    probes: new Map(probes.map((probe) => [probe.route, probe])),
    codeOf: (each) => code.get(nameOfExport(each)) ?? {},
    demos: usesOfDemos(root),
    examples,
    rendersAlike: (environment) =>
      readFileSync(path.join(root, cloudCode[environment]), 'utf8').includes(
        'require("@remotion/renderer")',
      ),
  };
}

/** Reads the shipped code of exports, which takes seconds. The results only depend on the packages, so they are cached. */
async function readCode(
  root: string,
  exports: readonly Export[],
  whole: boolean,
): Promise<Map<string, CodeFacts>> {
  const cache = new Cache<CodeFacts>(homeOfPackages(root), 'compatibility');
  const version = hash(installedPackages(root), codeKey(import.meta.url));
  const keyOf = (each: Export) => hash(version, nameOfExport(each));
  const unknown = exports.filter((each) => cache.get(keyOf(each)) === undefined);
  const nodeModules = new Map<string, string | undefined>();
  for (const entry of new Set(unknown.map((each) => each.entry))) {
    nodeModules.set(entry, await nodeModuleOf(root, entry));
  }
  // Code that needs Node.js is large, and nothing else about it matters.
  const others = unknown.filter(({entry}) => nodeModules.get(entry) === undefined);
  const modules = others.length > 0 ? new ShippedModules(root, others) : undefined;
  for (const each of unknown) {
    const nodeModule = nodeModules.get(each.entry);
    cache.set(keyOf(each), nodeModule === undefined ? {reach: modules?.reach(each)} : {nodeModule});
  }
  cache.save(!whole);
  return new Map(exports.map((each) => [nameOfExport(each), cache.get(keyOf(each))!]));
}
