import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Check, lineWith, pageApis, type Problem} from '@docs-kit/docs-proof';
import {packageOf} from '@docs-kit/docs-proof/apis';
import {isJsx, type Page} from '@docs-kit/docs-proof/markdown';
import {visit} from 'unist-util-visit';
import {digestOf, readSince, sinceCommand, type SinceFile} from './generate/file';
import {toolkitPackages} from '../toolkit/packages';
import {loadPages} from '../pages/markdown';
import {existsWithoutEvidence, undecided} from './without-evidence';

const dataFile = 'features/since/since.json';

/** Every version badge must come from the data file, which nobody may have edited since `npm run since` wrote it. */
export const check: Check = {
  name: 'since',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const data = readSince(root);
    const found: Problem[] = [
      ...problems,
      ...edited(root, data),
      ...pages.flatMap(typed),
      ...(files.length === 0 ? undecided(data) : []),
    ];
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
          existsWithoutEvidence(owner.name, symbol) ||
          // The registry has no version up to the documented one.
          data.packages[owner.name]?.tested.length === 0
        ) {
          continue;
        }
        const entry = data.packages[owner.name]?.symbols[symbol];
        if (entry) {
          badges += 1 + Object.keys({...entry.inputs, ...entry.outputs}).length;
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
    return {
      problems: found,
      summary: `${badges} badges, ${Object.keys(data.packages).length} packages with evidence`,
    };
  },
};

/** Reports packages whose entries differ from what the command found out, which their digest proves. */
function edited(root: string, {packages}: SinceFile): Problem[] {
  const file = path.join(root, dataFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Object.entries(packages)
    .filter(([, found]) => found.digest !== digestOf(found))
    .map(([name]) => ({
      file: dataFile,
      line: lineWith(text, (line) => line.trim() === `"${name}": {`),
      message: `The versions of \`${name}\` were changed after \`${sinceCommand}\` found them in the type definitions.`,
      remedy: `Regenerate the file with \`${sinceCommand}\`.`,
    }));
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
