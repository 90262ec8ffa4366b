import {pageApis} from '@docs-kit/docs-proof';
import {findExport, isDocumented, readTypes, shapeOf, type Types} from '@docs-kit/docs-proof/code';
import {root} from '@docs-kit/tools';
import {loadPages} from '../pages/markdown';
import type {Since, SinceSymbol} from './lookup';
import {documentedVersion, toolkitPackages, type ToolkitPackage} from '../toolkit/packages';
import {digestOf, readSince, sinceCommand, writeSince, type SinceEvidence} from './generate/file';
import {nextVersion, sinceOf, stateIn} from './generate/history';
import {documentedSymbols, keyOf, namesOf, type Named} from './generate/names';
import {probe, type Probe} from './generate/probe';
import {Registry} from './generate/registry';
import {compareVersions} from './generate/versions';

// `npm run since [-- package …]` finds out in which version each export and option was added, by reading the
// type definitions of published versions, and writes features/since/since.json. Each run downloads at most this many
// versions of a package; earlier downloads are in `.cache/since`.
const downloadsPerPackage = 12;

const wanted = process.argv.slice(2);
const packages = toolkitPackages.filter(
  (each) => isDocumented(each) && (wanted.length === 0 || wanted.includes(each.name)),
);
for (const name of wanted) {
  if (!packages.some((each) => each.name === name)) {
    console.error(
      `${name} is not documented or not installed. features/toolkit/packages.ts lists the packages.`,
    );
    process.exit(1);
  }
}

const apis = pageApis(loadPages(root).pages);
const registry = new Registry(root);
for (const each of packages) {
  const types = readTypes(root, [each]);
  const symbols = documentedSymbols(each.name, types, apis);
  if (symbols.length === 0) {
    continue;
  }
  const found = historyOf(each, types, symbols);
  // Another run may have changed the file in the meantime.
  const file = readSince(root);
  file.command = sinceCommand;
  file.packages[each.name] = {...found, digest: digestOf(found)};
  writeSince(root, file);
}

function historyOf(owner: ToolkitPackage, types: Types, symbols: readonly string[]): SinceEvidence {
  const versions = registry
    .versions(owner.name)
    .filter((version) => compareVersions(version, documentedVersion) <= 0);
  const [first, last] = [versions[0], versions.at(-1)];
  if (first === undefined || last === undefined) {
    console.log(`${owner.name}: no version up to ${documentedVersion} available`);
    return {tested: [], symbols: {}};
  }
  const names: Named[] = symbols.flatMap((symbol) => {
    const each = findExport(types, owner.name, symbol);
    return each ? namesOf(owner.name, symbol, shapeOf(types, each)) : [];
  });
  const keys = [...symbols, ...names.map(keyOf)];

  const probes: Probe[] = [];
  let downloaded = 0;
  const test = (version: string): void => {
    if (!probes.some((each) => each.version === version)) {
      downloaded += registry.has(owner.name, version) ? 0 : 1;
      probes.push(probe(root, registry, owner, symbols, version));
      probes.sort((a, b) => compareVersions(a.version, b.version));
    }
  };
  for (const version of registry.cached(owner.name)) {
    if (versions.includes(version)) {
      test(version);
    }
  }
  const mayTest = (version: string): boolean =>
    registry.has(owner.name, version) || downloaded < downloadsPerPackage;
  let next: string | undefined = first;
  while (next !== undefined && mayTest(next)) {
    test(next);
    next =
      next === first && !probes.some((each) => each.version === last)
        ? last
        : nextVersion(versions, probes, keys);
  }

  const result: SinceEvidence = {tested: probes.map(({version}) => version), symbols: {}};
  const newest = probes.at(-1);
  const installed = [
    ...symbols.filter((symbol) => findExport(types, owner.name, symbol)),
    ...names.map(keyOf),
  ];
  const later = installed.filter(
    (key) => newest !== undefined && stateIn(newest, key) === 'absent',
  );
  if (later.length > 0) {
    result.later = later.sort();
  }
  for (const symbol of symbols) {
    const since = sinceOf(probes, symbol, first);
    if (!since) {
      continue;
    }
    const entry: SinceSymbol = {...since};
    for (const named of names.filter((each) => each.symbol === symbol)) {
      const member = sinceOf(probes, keyOf(named), first);
      const outer = named.path.split('.').slice(0, -1).join('.');
      const parent = outer === '' ? since : sinceOf(probes, keyOf({...named, path: outer}), first);
      // A member that is as old as its parent needs no badge of its own.
      if (member && !(parent && same(member, parent))) {
        (entry[named.side] ??= {})[named.path] = member;
      }
    }
    result.symbols[symbol] = entry;
  }
  console.log(
    `${owner.name}: ${probes.length} of ${versions.length} versions tested (${downloaded} downloaded), ${Object.keys(result.symbols).length} of ${symbols.length} exports found`,
  );
  return result;
}

function same(a: Since, b: Since): boolean {
  return a.version === b.version && a.absent === b.absent;
}
