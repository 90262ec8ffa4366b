import {toolkitPackages} from '../../toolkit-packages';
import {readSince} from '../../scripts/since/file';
import {visit} from 'unist-util-visit';
import {isThereWithoutEvidence} from '../exports/later';
import {packageOf} from '../exports/package-of';
import {pageApis} from '../exports/page-apis';
import {isJsx} from '../lib/outline';
import {loadPages, type Page} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {readTypes} from '../lib/types';
import {evidence} from './evidence';
import {stale} from './stale';

const dataFile = 'src/data/since.json';

/** Versions are true: every badge comes from the data file, and every entry of that file has its evidence. */
export const sinceCheck: Check = {
  name: 'since',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const data = readSince(root);
    const found: Problem[] = [...problems, ...evidence(data, dataFile)];
    let badges = 0;
    for (const {page, line, apis, removed} of pageApis(pages)) {
      for (const {package: from, symbol} of apis) {
        const owner = toolkitPackages.find(({name}) => name === packageOf(from));
        if (
          symbol === undefined ||
          removed !== undefined ||
          owner?.installed === undefined ||
          // What is internal may move in any version, so its page carries no badge.
          symbol.includes('Internals.') ||
          isThereWithoutEvidence(owner.name, symbol)
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
          message: `${dataFile} does not say since when \`${symbol}\` of \`${owner.name}\` exists.`,
          remedy: `Run \`npm run since -- ${owner.name}\` and commit the file.`,
        });
      }
    }
    for (const page of pages) {
      found.push(...typed(page));
    }
    if (files.length === 0) {
      const packages = toolkitPackages.filter(({name}) => data.packages[name] !== undefined);
      found.push(...stale(data, readTypes(root, packages), dataFile));
    }
    return {
      problems: found,
      summary: `${badges} badges, ${Object.keys(data.packages).length} packages with evidence`,
    };
  },
};

/** Versions that an author typed: they have no evidence. */
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
        message: `A version is typed in \`<${node.name}>\`.`,
        remedy: `Remove it: the badge comes from ${dataFile}, which \`npm run since\` makes.`,
      });
    }
  });
  return problems;
}

await runAsCommand(import.meta.url, sinceCheck);
