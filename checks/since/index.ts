import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toolkitPackages} from '../../toolkit-packages';
import {readSince, type SinceFile} from '../../scripts/since/file';
import {visit} from 'unist-util-visit';
import {isThereWithoutEvidence} from '../exports/later';
import {packageOf} from '../../plugins/pages';
import {pageApis} from '../exports/page-apis';
import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import {isJsx} from '../../plugins/pages/headings';
import {loadPages, type Page} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {evidence} from './evidence';

const dataFile = 'src/data/since.json';

/** Every version badge must come from the data file, and every entry in that file must have evidence. */
export const check: Check = {
  name: 'since',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const data = readSince(root);
    const found: Problem[] = [...problems, ...evidence(data, dataFile, textOf(root))];
    let badges = 0;
    for (const {page, line, apis, removed} of pageApis(pages)) {
      for (const {package: from, symbol} of apis) {
        const owner = toolkitPackages.find(({name}) => name === packageOf(from));
        if (
          symbol === undefined ||
          removed !== undefined ||
          owner?.installed === undefined ||
          // Internal APIs can change in any version, so their pages have no badge.
          symbol.includes('Internals.') ||
          isThereWithoutEvidence(owner.name, symbol) ||
          // The registry has no version up to the documented one.
          data.packages[owner.name]?.tested.length === 0
        ) {
          continue;
        }
        const entry = data.packages[owner.name]?.symbols[symbol];
        if (entry) {
          badges += 1;
          badges += Object.keys({...entry.inputs, ...entry.outputs}).length;
          continue;
        }
        found.push({
          file: page.file,
          line,
          message: `${dataFile} has no version for \`${symbol}\` from \`${owner.name}\`.`,
          remedy: `Run \`npm run since -- ${owner.name}\` and commit the file.`,
        });
      }
    }
    for (const page of pages) {
      found.push(...typed(page));
    }
    if (files.length === 0) {
      found.push(...(await staleEntries(root, data)));
    }
    return {
      problems: found,
      summary: `${badges} badges, ${Object.keys(data.packages).length} packages with evidence`,
    };
  },
};

const textOf = (root: string): string => {
  const file = path.join(root, dataFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * Reports entries that no export needs. Loads the compiler only if the entries, the packages or the
 * check have changed.
 */
async function staleEntries(root: string, data: SinceFile): Promise<Problem[]> {
  const cache = new Cache<Problem[]>(root, 'since');
  const key = hash(installedPackages(root), codeKey(import.meta.url), JSON.stringify(data));
  let problems = cache.get(key);
  if (problems === undefined) {
    const [{readTypes}, {stale}] = await Promise.all([import('../lib/types'), import('./stale')]);
    const packages = toolkitPackages.filter(({name}) => data.packages[name] !== undefined);
    problems = stale(data, readTypes(root, packages), dataFile);
    cache.set(key, problems);
  }
  cache.save(false);
  return problems;
}

/** Reports versions that an author typed, which have no evidence. */
function typed({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (!isJsx(node)) {
      return;
    }
    const attribute = node.attributes.find(
      (each) => each.type === 'mdxJsxAttribute' && /^since/.test(each.name),
    );
    if (node.name === 'Since' || (node.name === 'Option' && attribute)) {
      problems.push({
        file,
        line: node.position?.start.line ?? 1,
        message: `\`<${node.name}>\` contains a version that was typed by hand.`,
        remedy: `Remove it. The badge comes from ${dataFile}, which \`npm run since\` generates.`,
      });
    }
  });
  return problems;
}
