import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listPages} from '../../features/pages';
import type {PageCheck} from '../../checks/page-checks';

/** A kind of fault, and the check that must report it. */
export interface Kind {
  /** Says what is wrong. Lowercase words with hyphens, unique: `flag-renamed`. */
  readonly name: string;
  readonly check: PageCheck;
  /** Returns the files that can have the fault, relative to the root. */
  readonly files: (root: string) => readonly string[];
  /** Where the fault can be. The group `old` is replaced. The flags are `gm`. */
  readonly find: RegExp;
  /** Returns the new text, or undefined if this place can't have the fault. */
  readonly to: (old: string, page: string) => string | undefined;
  /** How many lines above the replaced text the check may report the fault. The default is 0. */
  readonly above?: number;
}

/** The pages of a kind, such as `api`. */
const pagesOfKind =
  (kind: string) =>
  (root: string): readonly string[] =>
    listPages(root).filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes(`\nkind: ${kind}\n`),
    );

const apiPages = pagesOfKind('api');
const cliPages = pagesOfKind('cli');

const plusOne = (old: string): string => String(Number(old) + 1);
const opposite = (old: string): string => (old === 'true' ? 'false' : 'true');

/** A default is reported at its heading, at its `<Option>`, or between them. */
const defaults = {check: 'defaults', files: apiPages, above: 2} as const;

/** At least one kind for each check that compares pages with the packages, and every kind of wrong default. */
export const kinds: readonly Kind[] = [
  {
    ...defaults,
    name: 'default-number-wrong',
    find: /^<Option [^\n]*default="(?<old>\d+(?:\.\d+)?)"/,
    to: plusOne,
  },
  {
    ...defaults,
    name: 'default-boolean-wrong',
    find: /^<Option [^\n]*default="(?<old>true|false)"/,
    to: opposite,
  },
  {
    ...defaults,
    name: 'default-text-wrong',
    find: /^<Option [^\n]*default='"(?<old>[\w-]+)"'/,
    to: (old) => `${old}-2`,
  },
  {
    ...defaults,
    name: 'flag-default-wrong',
    files: cliPages,
    find: /^<Option [^\n]*default="(?<old>\d+|true|false)"/,
    to: (old) => (/\d/.test(old) ? plusOne(old) : opposite(old)),
  },
  {
    ...defaults,
    name: 'default-not-stated',
    // A page may omit the default of a deprecated option, and `false`, which a missing option is without any code.
    find: /^<Option (?![^\n]*deprecated)[^\n]*(?<old> default="(?:\d+(?:\.\d+)?|true)")/,
    // Nothing proves defaults of a package that isn't installed.
    to: (_, page) => (page.includes('@remotion-dev/') ? undefined : ''),
  },
  {
    name: 'option-type-wrong',
    check: 'exports',
    files: apiPages,
    find: /^#{3,5} `[\w.]+\??`[^\n]*\n\n<Option type="(?<old>number|boolean|string)"/,
    to: (old, page) =>
      page.includes('@remotion-dev/') ? undefined : old === 'number' ? 'string' : 'number',
    above: 2,
  },
  {
    name: 'signature-edited',
    check: 'signatures',
    files: () => ['features/signatures/signatures.json'],
    find: /"member":"(?:fps|frame|input|src)"\},"\??: (?<old>number|string)"/,
    to: () => 'boolean',
    above: Infinity,
  },
  {
    name: 'version-changed',
    check: 'since',
    files: () => ['features/since/since.json'],
    find: /"absent":"[\d.]+","exact":(?:true|false),"version":"(?<old>4\.0\.\d+)"/,
    to: () => '4.0.331',
    above: Infinity,
  },
  {
    name: 'compatibility-wrong',
    check: 'compatibility',
    files: apiPages,
    find: /^<Compatibility\b[^>]*?\bnode="(?<old>yes|no)"/,
    // Functions and components: nothing proves where a type works.
    to: (old, page) => (/^title: .*[(<]/m.test(page) ? (old === 'yes' ? 'no' : 'yes') : undefined),
    // Each environment can have its own line.
    above: 6,
  },
  {
    name: 'flag-renamed',
    check: 'cli',
    files: cliPages,
    // Some commands pass other flags on, and only the overview must describe the flags of all commands.
    find: /^### `--(?!(?:config|help|log)`)(?<old>[a-z-]+)`/,
    to: (old) => `${old}k`,
  },
  {
    name: 'message-misquoted',
    check: 'messages',
    files: pagesOfKind('troubleshooting'),
    find: /^message: [^\n]*? (?<old>[a-z]{4,}) /,
    // Messages of other software aren't in a package.
    to: (old, page) => (/^package:/m.test(page) ? `${old}ly` : undefined),
  },
  {
    name: 'sample-import-unknown',
    check: 'samples',
    files: listPages,
    // Blocks without an error that they must have.
    find: /^```tsx? title="[^"\n]+"\nimport \{(?<old>[A-Za-z]+)(?=[^\n]* from '(?:remotion|@remotion\/[\w-]+)';\n(?:(?!```|\/\/ @errors)[^])*^```$)/,
    to: (old) => `${old}s`,
  },
  {
    name: 'output-wrong',
    check: 'outputs',
    files: listPages,
    // Below a sample that only calls the toolkit. Other samples need a file, a browser or an account.
    find: /^```tsx? title="[^"]+"\n(?:(?!```|bundle|Bucket|OnLambda)[^])*?console\.log(?:(?!```)[^])*?^```\n\n```txt title="Output"\n[^`\n]*?(?<old>\d+)/,
    to: plusOne,
    above: 1,
  },
  {
    name: 'example-output-edited',
    check: 'examples',
    files: listPages,
    find: /^```(?:txt|json) [^\n]*file="[^"]+\.output\.\w+"[^\n]*\n[^`\n]*?(?<old>\d+)/,
    to: (old) => `${old}1`,
    above: 1,
  },
  {
    name: 'outside-anchor-removed',
    check: 'links-from-outside',
    files: () => ['docs/renderer/render-media.mdx', 'docs/config.mdx'],
    find: /^#+ [^\n]*(?<old> \{\/\* #[\w-]+- \*\/\})$/,
    to: () => '',
  },
];
