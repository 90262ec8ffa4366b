import {environments} from '../../../src/components/Compatibility/support';
import {anyLine, atEach, atField, atLast, atMatch, inFile} from '../find';
import {table, type Files} from '../kind';
import {ofKind} from './files';
import {inFence} from './samples';

/** API pages of packages that are installed at the documented version. */
const apis: Files = (tree) =>
  ofKind('api')(tree).filter((file) => !file.includes('cube') && file !== 'docs/api.mdx');

const allApis = ofKind('api');
const cli = ofKind('cli');

/** The heading and the two lines below it, since a check may report at the heading or at its `<Option>`. */
const heading = atLast('\n#', [0, 1, 2]);

/** The default, its heading, and the line between them. */
const option = atMatch([0, -1, -2]);

/** The lines of a symbol in since.json and of its package. */
const sinceEntry = atEach(atLast('\n    "'), atLast('\n        "'));

const plusOne = (old: string): string => String(Number(old) + 1);
const opposite = (old: string): string => (old === 'true' ? 'false' : 'true');

/** Faults in options, exports and signatures. */
const exports = [
  ...table({checks: 'exports', in: apis, at: heading}, [
    {
      name: 'option-type-wrong',
      find: /^#{3,5} `[\w.]+\??`[^\n]*\n\n<Option type="(?<old>number|boolean|string)"/,
      to: (old) => (old === 'number' ? 'string' : 'number'),
    },
    {name: 'optional-marker-removed', find: /^#{3,5} `[\w.]+(?<old>\?)`/, to: ''},
    {name: 'optional-marker-added', find: /^### `[\w]+(?<old>)`(?=[^\n]*\n\n<Option)/, to: '?'},
    {name: 'option-renamed', find: /^### `(?<old>\w+)\??`(?=[^\n]*\n\n<Option)/, to: '$&Value'},
    {
      name: 'option-removed',
      find: /^### `\w+\??`[^\n]*\n\n<Option [^\n]*\/>\n/,
      to: '',
      at: anyLine,
    },
    {name: 'literal-missing', find: /^<Option type='(?<old>"[\w-]+" \| )/, to: ''},
    {name: 'deprecation-removed', find: /^<Option [^\n]*(?<old> deprecated="[^"]*")/, to: ''},
    {
      name: 'deprecation-added',
      find: /^### `\w+\??`[^\n]*\n\n<Option type="[^"]*"(?<old>) \/>/,
      to: ' deprecated="use another option instead"',
    },
  ]),
  ...table({checks: 'exports', in: apis}, [
    {name: 'symbol-wrong', find: /^api: \{package: [^,]+, symbol: (?<old>\w+)\}$/, to: '$&s'},
    {
      name: 'api-package-wrong',
      find: /^api: \{package: (?<old>remotion), symbol: \w+\}$/,
      to: '"@remotion/paths"',
    },
  ]),
  ...table({checks: 'signatures', in: 'src/data/signatures.json', says: /signature/i}, [
    {
      name: 'signature-edited',
      find: /"member":"(?:fps|frame|input|src)"\},"\??: (?<old>number|string)"/,
      to: 'boolean',
    },
  ]),
  ...environments.flatMap((environment) =>
    table({checks: 'compatibility', in: 'docs/**/*.mdx'}, [
      {
        name: `compatibility-${environment}-wrong`,
        find: new RegExp(`<Compatibility\\b[^>]*?\\b${environment}="(?<old>yes|no)"`),
        to: (old) => (old === 'yes' ? 'no' : 'yes'),
        at: atEach(atMatch(), atLast('<Compatibility')),
      },
    ]),
  ),
];

/** Faults in pages of commands. */
const commands = table({checks: 'cli', in: cli}, [
  {name: 'flag-renamed', find: /^### `--(?<old>[a-z-]+)`/, to: '$&k'},
  {
    name: 'flag-removed',
    find: /^### `--(?<name>[a-z-]+)`[^\n]*\n/,
    // Every command reads these flags. Only the overview must describe them.
    to: (_, {file, groups: {name = ''}}) =>
      ['config', 'help', 'log'].includes(name) && file !== 'docs/cli.mdx' ? undefined : '',
    at: anyLine,
  },
  {
    name: 'flag-setting-wrong',
    within: 'prose',
    find: /`Config\.set(?<old>\w+)\(\)`/,
    to: '$&s',
    at: atEach(atMatch(), heading),
  },
  {name: 'command-renamed', find: /^command: npx remotion \w*(?<old>\w)$/, to: 'xx'},
]);

/** Faults in versions. */
const versions = [
  ...table({checks: 'since', in: 'src/data/since.json', at: sinceEntry}, [
    {
      name: 'version-changed',
      find: /"absent":"[\d.]+","exact":(?:true|false),"version":"(?<old>4\.0\.\d+)"/,
      to: '4.0.331',
    },
    {
      name: 'version-missing',
      whole: true,
      says: /no version for|changed after/,
      find: /^ {8}"(?:spring|interpolate|Sequence|Series|staticFile)": \{[^\n]*\},\n/,
      to: '',
    },
    {
      name: 'version-of-later-test',
      says: /tested|changed after/,
      find: /"absent":(?<old>null),"exact":false,"version":"4\.0\.132"/,
      to: '"4.0.100"',
    },
  ]),
  ...table({checks: 'since', in: apis}, [
    {name: 'version-typed', find: /^<Option type="[^"]*"(?<old>) \/>/, to: ' since="4.0.1"'},
  ]),
];

/** Faults in stated defaults. */
const defaults = [
  ...table({checks: 'defaults', in: allApis, at: option}, [
    {
      name: 'default-number-wrong',
      find: /^<Option [^\n]*default="(?<old>\d+(?:\.\d+)?)"/,
      to: plusOne,
    },
    {
      name: 'default-boolean-wrong',
      find: /^<Option [^\n]*default="(?<old>true|false)"/,
      to: opposite,
    },
    {name: 'default-text-wrong', find: /^<Option [^\n]*default='"(?<old>[\w-]+)"'/, to: '$&-2'},
    {
      name: 'flag-default-wrong',
      in: cli,
      find: /^<Option [^\n]*default="(?<old>\d+|true|false)"/,
      to: (old) => (/\d/.test(old) ? plusOne(old) : opposite(old)),
    },
    {
      name: 'default-not-stated',
      // The default of a deprecated option may be left out. Nothing proves defaults of a package that isn't installed.
      find: /^<Option (?![^\n]*deprecated)[^\n]*(?<old> default="(?:\d+(?:\.\d+)?|true|false)")/,
      to: (_, {text}) => (text.includes('@remotion-dev/') ? undefined : ''),
    },
  ]),
  ...table({checks: 'defaults', in: 'checks/defaults/handed-on.ts', whole: true}, [
    {
      name: 'handed-on-stale',
      says: /no longer needed/,
      find: /: readonly HandedOn\[\] = \[\n(?<old>)/,
      to: "  {symbols: ['spring'], option: 'delay', to: ['remotion', 'spring'], why: 'It is passed on.'},\n",
      at: inFile('checks/defaults/handed-on.ts'),
    },
  ]),
];

/** Faults in quoted messages. */
const messages = [
  ...table({checks: 'messages', in: ofKind('troubleshooting')}, [
    {
      name: 'message-misquoted',
      find: /^message: [^\n]*? (?<old>[a-z]{4,}) /,
      to: (old, {text}) => (/^package:/m.test(text) ? `${old}ly` : undefined),
    },
    {
      name: 'message-package-wrong',
      find: /^package: (?<old>\S+)$/,
      to: '"@remotion/paths"',
      at: atEach(atMatch(), atField('message')),
    },
  ]),
  ...table({checks: 'messages', in: allApis}, [
    {
      name: 'error-table-misquoted',
      find: /^\| `[^`\n]*? (?<old>[a-z]{4,})(?= [^`\n]*` \|)/,
      to: (old, {text, index}) =>
        /\n## Errors\n(?:(?!\n## )[^])*$/.test(text.slice(0, index)) ? `${old}ly` : undefined,
    },
    {
      name: 'error-fence-misquoted',
      find: /^## Errors\n(?:(?!\n## )[^])*?^```txt[^\n]*\n[^`\n]*? (?<old>[a-z]{4,})(?= )/,
      to: '$&ly',
      at: inFence,
    },
    {
      name: 'error-sentence-misquoted',
      find: /^## Errors\n(?:(?!\n## )[^|])*? `[A-Z][^`\n]*? [a-z]+ (?<old>[a-z]{4,})(?= [^`\n]* [a-z]+[^`\n]*`)/,
      to: '$&ly',
      at: atMatch([0, -1]),
    },
    {
      name: 'message-cut-off',
      within: 'prose',
      says: /…/,
      // A quotation may leave out what the code fills in at the end, so what follows here must be literal text. Messages
      // with a value among their first words are too much like other texts.
      find: /`[A-Z][a-z]+ [a-z]+ (?:[^\s`…]+ ){3,}(?<=\. )(?<old>…)`/,
      to: '',
    },
    {
      name: 'message-page-unlinked',
      says: /link/,
      find: /^## Errors\n(?:(?!\n## )[^])*?\]\((?<old>\/docs\/(?:timeout|target-closed|troubleshooting\/[\w-]+))\)/,
      // Another link to the page, also to one of its headings, still leads to the explanation. Timeouts other than that
      // of delayRender() have no page of their own.
      to: (old, {text}, tree) =>
        text.split(new RegExp(`\\]\\(${old}[)#]`)).length === 2 &&
        /^message:/m.test(tree.read(`${old.slice(1)}.mdx`)) &&
        (old !== '/docs/timeout' || text.includes('was called but not cleared'))
          ? '/docs/troubleshooting/sigkill'
          : undefined,
      at: ({file, groups}) => [{file}, {file: `${(groups['old'] ?? '').slice(1)}.mdx`}],
    },
  ]),
];

/** Faults in API and CLI pages, versions, signatures, defaults and messages. */
export const apiKinds = [...exports, ...commands, ...versions, ...defaults, ...messages];
