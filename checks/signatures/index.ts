import {
  signaturesFile,
  type Signature,
  type SignatureData,
} from '../../plugins/remark-signatures/signature';
import {lineOfSignature, readSignatures, signaturesCommand} from '../../scripts/signatures/file';
import type {Generated} from '../../scripts/signatures/generate';
import {packageOf} from '../../plugins/pages';
import {pageApis} from '../exports/page-apis';
import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import {loadPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';

const remedy = `Run \`${signaturesCommand}\` and commit the file.`;

/** The signatures that the pages show must be up to date with the installed types. */
export const check: Check = {
  name: 'signatures',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const apis = pageApis(pages);
    const {data, problems: unknown} = await generated(root, apis);
    const committed = readSignatures(root);
    const found: Problem[] = [...problems, ...unknown];
    const reported = new Set<string>();
    let shown = 0;
    for (const {page, line, apis: documented, removed} of apis) {
      for (const {package: from, symbol = ''} of removed === undefined ? documented : []) {
        const owner = packageOf(from);
        const wanted = data.packages[owner]?.[symbol];
        if (!wanted) {
          continue;
        }
        shown += 1;
        const is = committed.packages[owner]?.[symbol];
        if (JSON.stringify(is) !== JSON.stringify(wanted)) {
          reported.add(`${owner} ${symbol}`);
          found.push(
            is === undefined
              ? {
                  file: page.file,
                  line,
                  message: `The signature of \`${symbol}\` from \`${owner}\` is missing in ${signaturesFile}.`,
                  remedy,
                }
              : stale(root, {owner, symbol, wanted}),
          );
        }
      }
    }
    if (files.length === 0) {
      found.push(...differences(root, committed, data, reported));
    }
    return {problems: found, summary: `${shown} signatures on ${apis.length} API pages`};
  },
};

/** Reports the signatures that no page shows yet, and those that nothing needs. */
function differences(
  root: string,
  committed: SignatureData,
  data: SignatureData,
  reported: ReadonlySet<string>,
): Problem[] {
  const names = [committed, data].flatMap(({packages}) =>
    Object.entries(packages).flatMap(([owner, signatures]) =>
      Object.keys(signatures).map((symbol) => ({owner, symbol, key: `${owner} ${symbol}`})),
    ),
  );
  return [...new Map(names.map((name) => [name.key, name])).values()]
    .filter(({owner, symbol, key}) => {
      const [is, wanted] = [committed, data].map(({packages}) => packages[owner]?.[symbol]);
      return !reported.has(key) && JSON.stringify(is) !== JSON.stringify(wanted);
    })
    .map(({owner, symbol}) => {
      const [is, wanted] = [committed, data].map(({packages}) => packages[owner]?.[symbol]);
      if (is !== undefined && wanted !== undefined) {
        return stale(root, {owner, symbol, wanted});
      }
      return {
        file: signaturesFile,
        line: lineOfSignature(root, {owner, symbol}),
        message: wanted
          ? `The signature of \`${symbol}\` from \`${owner}\` is missing.`
          : `No page documents \`${symbol}\` from \`${owner}\`, or its package no longer exports it.`,
        remedy,
      };
    });
}

const stale = (
  root: string,
  {owner, symbol, wanted}: {owner: string; symbol: string; wanted: Signature},
): Problem => ({
  file: signaturesFile,
  line: lineOfSignature(root, {owner, symbol, wanted}),
  message: `The signature of \`${symbol}\` from \`${owner}\` differs from the installed types.`,
  remedy,
});

/** Generates the signatures. Loads the compiler only if the packages, the pages or the code changed. */
async function generated(root: string, apis: ReturnType<typeof pageApis>): Promise<Generated> {
  const cache = new Cache<Generated>(root, 'signatures');
  const key = hash(
    installedPackages(root),
    codeKey(import.meta.url),
    JSON.stringify(
      apis.map(({page, line, apis: documented, removed}) => [page.file, line, documented, removed]),
    ),
  );
  let result = cache.get(key);
  if (result === undefined) {
    const {generateSignatures} = await import('../../scripts/signatures/generate');
    result = generateSignatures(root, apis);
    cache.set(key, result);
  }
  cache.save(false);
  return result;
}
