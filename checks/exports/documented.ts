import {packageOf} from '../../plugins/pages';
import {toolkitPackages, type ToolkitPackage} from '../../toolkit-packages';
import type {Problem} from '../lib/problem';
import {mostSimilar} from '../lib/similar';
import {findExport, type Export, type Types} from '../lib/types';
import {shapeOf} from '../lib/types-members';
import {hiddenMembersOf, stubs} from './exceptions';
import {deprecationNotice, type Documented} from './match';
import type {PageApis} from './page-apis';

export interface PageExports {
  /** The exports that the page must describe. */
  documented: Documented[];
  problems: Problem[];
}

/** Compares the `api` field of a page with the exports of the packages. */
export function documentedBy(types: Types, {page, line, apis, removed}: PageApis): PageExports {
  const result: PageExports = {documented: [], problems: []};
  const problem = (message: string, remedy: string): void => {
    result.problems.push({file: page.file, line, message, remedy});
  };
  for (const {package: from, symbol} of apis) {
    const owner = toolkitPackages.find(({name}) => name === packageOf(from));
    if (!owner) {
      problem(
        `\`${from}\` isn't a package of the toolkit.`,
        'Use a package that toolkit-packages.ts lists, or add the package there with its version.',
      );
      continue;
    }
    // Nothing is known about a package that isn't installed. toolkit-packages.ts has the reason.
    if (owner.installed === undefined || symbol === undefined) {
      continue;
    }
    const found = findExport(types, from, symbol);
    const stub = stubs.find((each) => each.package === owner.name && each.symbol === symbol);
    if (removed !== undefined) {
      if (found && !stub) {
        problem(
          `The front matter marks \`${symbol}\` as removed, but \`${found.specifiers[0]}\` exports it.`,
          'Remove `removed` from the front matter and document the export.',
        );
      }
    } else if (stub) {
      problem(
        `\`${symbol}\` is still exported, but ${stub.reason}.`,
        'Set `removed` in the front matter and name the replacement.',
      );
    } else if (!found) {
      const names = types.exports.filter((each) => each.package === owner.name);
      const similar = mostSimilar(
        symbol,
        names.map(({name}) => name),
      );
      problem(
        `\`${owner.name}\` ${owner.installed} doesn't export \`${symbol}\`.`,
        `Use ${similar === undefined ? 'the name of an export' : `\`${similar}\``}. If it was removed, set \`removed\` in the front matter and name the replacement.`,
      );
    } else {
      checkText(page.text, owner, found, problem);
      result.documented.push({
        symbol,
        shape: shapeOf(types, found),
        hidden: hiddenMembersOf(owner.name, symbol),
        usedHidden: new Set(),
      });
    }
  }
  return result;
}

type Report = (message: string, remedy: string) => void;

/** Checks what the page of an export must mention outside of its headings. */
function checkText(
  text: string,
  owner: ToolkitPackage,
  {name, deprecated, specifiers, value}: Export,
  problem: Report,
): void {
  if (deprecated !== undefined && !/deprecated/i.test(text)) {
    problem(
      deprecationNotice(name, deprecated),
      'Say on the page that it is deprecated and what to use instead.',
    );
  }
  const [specifier = owner.name] = specifiers;
  if (value && specifier !== owner.name && !text.includes(specifier)) {
    problem(
      `\`${name}\` is imported from \`${specifier}\`, but the page doesn't mention that.`,
      `In the example, import it from '${specifier}'.`,
    );
  }
}
