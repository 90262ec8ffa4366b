import {always, anyLine, atLast, inFile, matchesIn} from '../find';
import type {Kind, Tree} from '../types';

const components = (tree: Tree) => tree.list('src/{components,product,pages}/**/*.tsx');
const sheets = (tree: Tree) => tree.list('src/{components,product,pages}/**/*.module.css');

const tokensTest = 'tests/unit/tokens/tokens.test.ts';
const readmeTest = 'tests/unit/scripts/readme.test.ts';
const nightlyTest = 'tests/unit/scripts/nightly.test.ts';

/** Faults in components, style sheets and settings. */
export const codeKinds: readonly Kind[] = [
  {
    name: 'color-raw',
    what: 'a raw color in a style sheet',
    detectors: ['css'],
    find: (tree) =>
      matchesIn(
        tree,
        sheets(tree),
        /^ {2}(?:color|background|border-color): (?<old>var\(--[\w-]+\));$/gm,
        {
          to: always('#bbb'),
        },
      ),
  },
  {
    name: 'color-function',
    what: 'a color function in a style sheet',
    detectors: ['css'],
    find: (tree) =>
      matchesIn(
        tree,
        sheets(tree),
        /^ {2}(?:color|background|border-color): (?<old>var\(--[\w-]+\));$/gm,
        {
          to: always('rgb(13 14 17 / 40%)'),
        },
      ),
  },
  {
    name: 'token-undefined',
    what: 'a token that no style sheet defines',
    detectors: ['css'],
    find: (tree) =>
      matchesIn(tree, sheets(tree), /\bvar\(--(?<old>site-[\w-]+)\)/g, {
        to: (old) => `${old}-gone`,
      }),
  },
  {
    name: 'token-contrast',
    what: 'a text color with too little contrast',
    detectors: [`unit:${tokensTest}`],
    find: (tree) =>
      matchesIn(
        tree,
        ['src/css/tokens.css'],
        /^ {2}--site-(?:ink|ink-soft|ink-quiet|signal-text|info|warning|danger): (?<old>#\w+);$/gm,
        {
          // Too little contrast on the backgrounds of both themes.
          to: always('#777'),
          reports: inFile(tokensTest),
        },
      ),
  },
  {
    name: 'css-property-unknown',
    what: 'a misspelled CSS property',
    detectors: ['css'],
    find: (tree) =>
      matchesIn(tree, sheets(tree), /^ {2}(?<old>padding|margin|display): /gm, {
        to: (old) => `${old}s`,
      }),
  },
  {
    name: 'css-class-name',
    what: 'a class of a CSS module in snake case',
    detectors: ['css'],
    find: (tree) =>
      matchesIn(tree, sheets(tree), /^\.(?<old>[a-z]+) \{$/gm, {to: (old) => `${old}_box`}),
  },
  {
    name: 'variable-unused',
    what: 'a variable that nothing uses',
    detectors: ['lint'],
    find: (tree) =>
      matchesIn(tree, components(tree), /^(?<old>)export (?:default )?function /gm, {
        to: always('const unused = 1;\n'),
      }),
  },
  {
    name: 'any-type',
    what: 'a value of the type any',
    detectors: ['lint'],
    find: (tree) =>
      matchesIn(tree, components(tree), /^(?<old>)export (?:default )?function /gm, {
        to: always('export const anything: any = 1;\n'),
      }),
  },
  {
    name: 'element-alt-missing',
    what: 'an image in a component without alternative text',
    detectors: ['lint'],
    find: (tree) =>
      matchesIn(
        tree,
        tree.list('src/**/*.tsx'),
        /<img\b[^>]*?(?<old>\s+alt=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))/g,
        {
          to: always(''),
          reports: atLast('<img'),
        },
      ),
  },
  {
    name: 'handler-without-role',
    what: 'a click handler on an element that keyboard users cannot reach',
    detectors: ['lint'],
    find: (tree) =>
      matchesIn(tree, components(tree), /<div(?<old>) className=/g, {
        to: always(' onClick={() => {}}'),
      }),
  },
  {
    name: 'type-wrong',
    what: 'a value of the wrong type in a component',
    detectors: ['types'],
    find: (tree) =>
      matchesIn(tree, components(tree), /^(?<old>)export (?:default )?function /gm, {
        to: always("export const size: number = '1';\n"),
      }),
  },
  {
    name: 'module-missing',
    what: 'an import of a file that does not exist',
    detectors: ['types'],
    find: (tree) =>
      matchesIn(tree, components(tree), /^import \{?\w[^\n]*\}? from '\.\/(?<old>[A-Z]\w+)';$/gm, {
        // An import within a template is text.
        to: (old, {text, index}) =>
          text.slice(0, index).split('`').length % 2 === 1 ? `${old}Gone` : undefined,
      }),
  },
  {
    name: 'example-type-wrong',
    what: 'a value of the wrong type in an example',
    detectors: ['types-examples'],
    find: (tree) =>
      matchesIn(tree, tree.list('examples/*/src/*.tsx'), /^(?<old>)export const \w+: React\.FC/gm, {
        to: always("export const size: number = '1';\n"),
      }),
  },
  {
    name: 'unformatted',
    what: 'a file that is not formatted',
    detectors: ['format'],
    find: (tree) =>
      matchesIn(tree, [...components(tree), ...sheets(tree)], /^ {2}(?<old>)\w/gm, {
        to: always('   '),
        reports: anyLine,
      }),
  },
  {
    name: 'command-undocumented',
    what: 'a command that the README does not list',
    detectors: [`unit:${readmeTest}`],
    says: /lists every command/,
    find: (tree) =>
      matchesIn(
        tree,
        ['package.json'],
        /^ {4}"(?<old>posters|since|coverage|signatures)": "tsx/gm,
        {
          to: (old) => `${old}-all`,
          reports: inFile(readmeTest),
        },
      ),
  },
  {
    name: 'folder-undocumented',
    what: 'a folder of the README that does not exist',
    detectors: [`unit:${readmeTest}`],
    says: /folders/,
    find: (tree) =>
      matchesIn(tree, ['README.md'], /^\| `src\/(?<old>boot|highlighting|sections)\/`/gm, {
        to: (old) => `${old}s`,
        reports: inFile(readmeTest),
      }),
  },
  {
    name: 'nightly-step-removed',
    what: 'a nightly run that no longer runs a test',
    detectors: [`unit:${nightlyTest}`],
    find: (tree) =>
      matchesIn(tree, ['.github/workflows/nightly.yml'], /^ {6}- run: npm (?:test|run)[^\n]*\n/gm, {
        to: always(''),
        reports: inFile(nightlyTest),
      }),
  },
];
