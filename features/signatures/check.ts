import {
  Cache,
  type Check,
  codeKey,
  hash,
  installedPackages,
  pageApis,
  type Problem,
} from '@docs-kit/docs-proof';
import {packageOf} from '@docs-kit/docs-proof/apis';
import {signaturesFile, type SignatureData} from './signature';
import {readSignatures, signaturesCommand} from './generate/file';
import type {Generated} from './generate/generate';
import {loadPages} from '../pages/markdown';

/** The signatures that the pages show must be up to date with the installed types. */
export const check: Check = {
  name: 'signatures',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const apis = pageApis(pages);
    const {data, problems: unknown} = await generated(root, apis);
    const committed = readSignatures(root);
    const shown = apis
      .flatMap(({apis: documented, removed}) => (removed === undefined ? documented : []))
      .map(({package: from, symbol = ''}) => ({owner: packageOf(from), symbol}))
      .filter(({owner, symbol}) => data.packages[owner]?.[symbol]);
    return {
      problems: [
        ...problems,
        ...unknown,
        ...(files.length > 0 ? shown : [...namesIn(data), ...onlyIn(committed, data)]).flatMap(
          (name) => compare(name, committed, data) ?? [],
        ),
      ],
      summary: `${shown.length} signatures on ${apis.length} API pages`,
    };
  },
};

interface Name {
  readonly owner: string;
  readonly symbol: string;
}

const namesIn = ({packages}: SignatureData): Name[] =>
  Object.entries(packages).flatMap(([owner, signatures]) =>
    Object.keys(signatures).map((symbol) => ({owner, symbol})),
  );

const onlyIn = (data: SignatureData, {packages}: SignatureData): Name[] =>
  namesIn(data).filter(({owner, symbol}) => packages[owner]?.[symbol] === undefined);

/** Reports a signature that is missing, differs from the types, or isn't needed. */
function compare(
  {owner, symbol}: Name,
  committed: SignatureData,
  data: SignatureData,
): Problem | undefined {
  const [is, wanted] = [committed, data].map(({packages}) => packages[owner]?.[symbol]);
  return JSON.stringify(is) === JSON.stringify(wanted)
    ? undefined
    : {
        file: signaturesFile,
        line: 1,
        message:
          wanted === undefined
            ? `No page documents \`${symbol}\` from \`${owner}\`, or its package no longer exports it.`
            : `The signature of \`${symbol}\` from \`${owner}\` ${is ? 'differs from the installed types' : 'is missing'}.`,
        remedy: `Run \`${signaturesCommand}\` and commit the file.`,
      };
}

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
    const {generateSignatures} = await import('./generate/generate');
    result = generateSignatures(root, apis);
    cache.set(key, result);
  }
  cache.save(false);
  return result;
}
