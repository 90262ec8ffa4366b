import type {PageApis} from '../pages';
import {packageOf} from '../pages/apis';
import type {Problem} from '../lib/problem';
import {mostSimilar} from '../lib/similar';
import {findExport, type DocumentedPackage, type Export, type Types} from '../lib/types';
import {shapeOf} from '../lib/types-members';
import {hiddenMembersOf} from './exceptions';
import {deprecationNotice, type Documented} from './match';
import type {TypesOptions} from './options';

export interface PageExports {
  /** The exports that the page must describe. */
  documented: Documented[];
  problems: Problem[];
}

/** Compares the `api` field of a page with the exports of the packages. */
export function documentedBy(
  types: Types,
  {page, line, apis, removed}: PageApis,
  {packages, packagesFile, exceptions}: TypesOptions,
): PageExports {
  const result: PageExports = {documented: [], problems: []};
  const problem = (message: string, remedy: string): void => {
    result.problems.push({file: page.file, line, message, remedy});
  };
  for (const {package: from, symbol} of apis) {
    const owner = packages.find(({name}) => name === packageOf(from));
    if (!owner) {
      problem(
        `\`${from}\` isn't one of the documented packages.`,
        `Use a package that ${packagesFile} lists, or add the package there with its version.`,
      );
      continue;
    }
    // Nothing is known about a package that isn't installed.
    if (owner.installed === undefined || symbol === undefined) {
      continue;
    }
    const found = findExport(types, from, symbol);
    const stub = exceptions.stubs.find(
      (each) => each.package === owner.name && each.symbol === symbol,
    );
    if (stub && !found) {
      problem(
        `\`${owner.name}\` doesn't export \`${symbol}\`, which ${exceptions.file} lists in \`stubs\`.`,
        'Remove it from `stubs`.',
      );
    } else if (removed !== undefined) {
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
        hidden: hiddenMembersOf(exceptions, owner.name, symbol),
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
  owner: DocumentedPackage,
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
