import {
  always,
  anyLine,
  atEach,
  atField,
  atLast,
  atMatch,
  docsOfKind,
  inFence,
  inFile,
  matchesIn,
} from '../find';
import type {Kind, Tree} from '../types';

/** Pages of one kind whose options are on the page itself. */
const ofKind = (tree: Tree, kind: string) =>
  docsOfKind(tree, kind).filter((file) => !/^removed:/m.test(tree.read(file)));

/** API pages of packages that are installed at the documented version. */
const apis = (tree: Tree) =>
  ofKind(tree, 'api').filter((file) => !file.includes('cube') && file !== 'docs/api.mdx');

/** The heading and the two lines below it, since a check may report at the heading or at its `<Option>`. */
const aroundHeading = atLast('\n#', [0, 1, 2]);

/** The lines of a symbol in since.json and of its package. */
const sincePlaces = atEach(atLast('\n    "'), atLast('\n        "'));

/** Faults in API and CLI pages, versions, signatures and messages. */
export const apiKinds: readonly Kind[] = [
  {
    name: 'option-type-wrong',
    what: 'another type of an option',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(
        tree,
        apis(tree),
        /^#{3,5} `[\w.]+\??`[^\n]*\n\n<Option type="(?<old>number|boolean|string)"/gm,
        {
          to: (old) => (old === 'number' ? 'string' : 'number'),
          reports: aroundHeading,
        },
      ),
  },
  {
    name: 'optional-marker-removed',
    what: 'an optional member without a question mark',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^#{3,5} `[\w.]+(?<old>\?)`/gm, {
        to: always(''),
        reports: aroundHeading,
      }),
  },
  {
    name: 'optional-marker-added',
    what: 'a required member with a question mark',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^### `[\w]+(?<old>)`(?=[^\n]*\n\n<Option)/gm, {
        to: always('?'),
        reports: aroundHeading,
      }),
  },
  {
    name: 'option-renamed',
    what: 'a heading for an option that the types do not have',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^### `(?<old>\w+)\??`(?=[^\n]*\n\n<Option)/gm, {
        to: (old) => `${old}Value`,
        reports: aroundHeading,
      }),
  },
  {
    name: 'option-removed',
    what: 'an option of the types without a heading',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^### `(?<id>\w+)\??`[^\n]*\n\n<Option [^\n]*\/>\n/gm, {
        to: always(''),
        reports: anyLine,
      }),
  },
  {
    name: 'literal-missing',
    what: 'a value of a union that the page does not list',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^<Option type='(?<old>"[\w-]+" \| )/gm, {
        to: always(''),
        reports: aroundHeading,
      }),
  },
  {
    name: 'deprecation-removed',
    what: 'a deprecated option that is not marked as deprecated',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^<Option [^\n]*(?<old> deprecated="[^"]*")/gm, {
        to: always(''),
        reports: aroundHeading,
      }),
  },
  {
    name: 'deprecation-added',
    what: 'an option that is marked as deprecated although the types do not',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^### `\w+\??`[^\n]*\n\n<Option type="[^"]*"(?<old>) \/>/gm, {
        to: always(' deprecated="use another option instead"'),
        reports: aroundHeading,
      }),
  },
  {
    name: 'symbol-wrong',
    what: 'an export in the front matter that the package does not have',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^api: \{package: [^,]+, symbol: (?<old>\w+)\}$/gm, {
        to: (old) => `${old}s`,
      }),
  },
  {
    name: 'api-package-wrong',
    what: 'another package in the front matter than the one that exports the symbol',
    detectors: ['exports'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^api: \{package: (?<old>remotion), symbol: \w+\}$/gm, {
        to: always('"@remotion/paths"'),
      }),
  },
  {
    name: 'flag-renamed',
    what: 'a heading for a flag that the command does not read',
    detectors: ['cli'],
    find: (tree) =>
      matchesIn(tree, ofKind(tree, 'cli'), /^### `--(?<old>[a-z-]+)`/gm, {to: (old) => `${old}k`}),
  },
  {
    name: 'flag-removed',
    what: 'a flag of a command without a heading',
    detectors: ['cli'],
    find: (tree) =>
      matchesIn(tree, ofKind(tree, 'cli'), /^### `--(?<name>[a-z-]+)`[^\n]*\n/gm, {
        // Every command reads these flags. Only the overview must describe them.
        to: (_heading, {file, groups: {name = ''}}) =>
          ['config', 'help', 'log'].includes(name) && file !== 'docs/cli.mdx' ? undefined : '',
        reports: anyLine,
      }),
  },
  {
    name: 'flag-setting-wrong',
    what: 'a setting of the config file that does not exist',
    detectors: ['cli'],
    find: (tree) =>
      matchesIn(tree, ofKind(tree, 'cli'), /`Config\.set(?<old>\w+)\(\)`/g, {
        within: 'prose',
        to: (old) => `${old}s`,
        reports: atEach(atMatch(), aroundHeading),
      }),
  },
  {
    name: 'command-renamed',
    what: 'a command in the front matter that the CLI does not have',
    detectors: ['cli'],
    find: (tree) =>
      matchesIn(tree, ofKind(tree, 'cli'), /^command: npx remotion \w*(?<old>\w)$/gm, {
        to: always('xx'),
      }),
  },
  {
    name: 'version-typed',
    what: 'a version that an author typed',
    detectors: ['since'],
    find: (tree) =>
      matchesIn(tree, apis(tree), /^<Option type="[^"]*"(?<old>) \/>/gm, {
        to: always(' since="4.0.1"'),
      }),
  },
  {
    name: 'version-changed',
    what: 'another version in since.json than the type definitions show',
    detectors: ['since'],
    find: (tree) =>
      matchesIn(
        tree,
        ['src/data/since.json'],
        /"absent":"[\d.]+","exact":(?:true|false),"version":"(?<old>4\.0\.\d+)"/g,
        {to: always('4.0.331'), reports: sincePlaces},
      ),
  },
  {
    name: 'version-missing',
    what: 'an export without an entry in since.json',
    detectors: ['since'],
    whole: true,
    says: /no version for|changed after/,
    find: (tree) =>
      matchesIn(
        tree,
        ['src/data/since.json'],
        /^ {8}"(?:spring|interpolate|Sequence|Series|staticFile)": \{[^\n]*\},\n/gm,
        {
          to: always(''),
          reports: sincePlaces,
        },
      ),
  },
  {
    name: 'signature-edited',
    what: 'a signature that differs from the types',
    detectors: ['signatures'],
    says: /signature/i,
    find: (tree) =>
      matchesIn(
        tree,
        ['src/data/signatures.json'],
        /"member":"(?:fps|frame|input|src)"\},"\??: (?<old>number|string)"/g,
        {to: always('boolean')},
      ),
  },
  {
    name: 'message-misquoted',
    what: 'a misquoted message of a troubleshooting page',
    detectors: ['messages'],
    find: (tree) =>
      matchesIn(
        tree,
        ofKind(tree, 'troubleshooting').filter((file) => /^package:/m.test(tree.read(file))),
        /^message: [^\n]*? (?<old>[a-z]{4,}) /gm,
        {to: (old) => `${old}ly`},
      ),
  },
  {
    name: 'message-package-wrong',
    what: 'a message that the named package does not contain',
    detectors: ['messages'],
    find: (tree) =>
      matchesIn(tree, ofKind(tree, 'troubleshooting'), /^package: (?<old>\S+)$/gm, {
        to: always('"@remotion/paths"'),
        reports: atEach(atMatch(), atField('message')),
      }),
  },
  {
    name: 'error-table-misquoted',
    what: 'a misquoted message in a table below Errors',
    detectors: ['messages'],
    find: (tree) =>
      matchesIn(tree, ofKind(tree, 'api'), /^\| `[^`\n]*? (?<old>[a-z]{4,})(?= [^`\n]*` \|)/gm, {
        to: (old, {text, index}) =>
          /\n## Errors\n(?:(?!\n## )[^])*$/.test(text.slice(0, index)) ? `${old}ly` : undefined,
      }),
  },
  {
    name: 'error-fence-misquoted',
    what: 'a misquoted message in a code block below Errors',
    detectors: ['messages'],
    find: (tree) =>
      matchesIn(
        tree,
        ofKind(tree, 'api'),
        /^## Errors\n(?:(?!\n## )[^])*?^```txt[^\n]*\n[^`\n]*? (?<old>[a-z]{4,})(?= )/gm,
        {
          to: (old) => `${old}ly`,
          reports: inFence,
        },
      ),
  },
  {
    name: 'error-sentence-misquoted',
    what: 'a misquoted message in inline code below Errors',
    detectors: ['messages'],
    find: (tree) =>
      matchesIn(
        tree,
        ofKind(tree, 'api'),
        /^## Errors\n(?:(?!\n## )[^|])*? `[A-Z][^`\n]*? [a-z]+ (?<old>[a-z]{4,})(?= [^`\n]* [a-z]+[^`\n]*`)/gm,
        {
          to: (old) => `${old}ly`,
          reports: atMatch([0, -1]),
        },
      ),
  },
  {
    name: 'message-cut-off',
    what: 'a message that is quoted without its end',
    detectors: ['messages'],
    says: /…/,
    // A quotation may leave out what the code fills in at the end, so what follows here must be literal text. Messages
    // with a value among their first words are too much like other texts.
    find: (tree) =>
      matchesIn(
        tree,
        ofKind(tree, 'api'),
        /`[A-Z][a-z]+ [a-z]+ (?:[^\s`…]+ ){3,}(?<=\. )(?<old>…)`/g,
        {
          within: 'prose',
          to: always(''),
        },
      ),
  },
  {
    name: 'message-page-unlinked',
    what: 'an API page that no longer links to the page of its message',
    detectors: ['messages'],
    says: /link/,
    find: (tree) =>
      matchesIn(
        tree,
        ofKind(tree, 'api'),
        /^## Errors\n(?:(?!\n## )[^])*?\]\((?<old>\/docs\/(?:timeout|target-closed|troubleshooting\/[\w-]+))\)/gm,
        {
          to: (old, {text}) =>
            // Another link to the page, also to one of its headings, still leads to the explanation. Timeouts other than
            // that of delayRender() have no page of their own.
            text.split(new RegExp(`\\]\\(${old}[)#]`)).length === 2 &&
            /^message:/m.test(tree.read(`${old.slice(1)}.mdx`)) &&
            (old !== '/docs/timeout' || text.includes('was called but not cleared'))
              ? '/docs/troubleshooting/sigkill'
              : undefined,
          reports: ({file, text, index}) => {
            const route = /^[\w/-]+/.exec(text.slice(index))?.[0] ?? '';
            return [{file}, {file: `${route.slice(1)}.mdx`}];
          },
        },
      ),
  },
  {
    name: 'version-of-later-test',
    what: 'a version of since.json that was tested later than the first version with the name',
    detectors: ['since'],
    says: /tested|changed after/,
    find: (tree) =>
      matchesIn(
        tree,
        ['src/data/since.json'],
        /"absent":(?<old>null),"exact":false,"version":"4\.0\.132"/g,
        {to: always('"4.0.100"'), reports: sincePlaces},
      ).slice(0, 40),
  },
  {
    name: 'former-command-stale',
    what: 'a former command that no page mentions',
    detectors: ['samples'],
    whole: true,
    says: /No page mentions/,
    find: (tree) =>
      matchesIn(tree, ['checks/samples/former-commands.ts'], /= \{\n(?<old>)/g, {
        to: always("  nothing: 'was removed in version 1',\n"),
        reports: inFile('checks/samples/former-commands.ts'),
      }),
  },
];
