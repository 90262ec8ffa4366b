import {anyLine, atLast, firstLine, inFile} from '../find';
import {table} from '../kind';

const templates = 'src/data/templates/*.yml';
const experts = 'src/data/experts/*.yml';
const entries = 'src/data/{templates,experts,showcase}/*.yml';
const components = 'src/{components,product,pages}/**/*.tsx';
const sheets = 'src/{components,product,pages}/**/*.module.css';

const dataTest = 'tests/unit/entries/data.test.ts';
const tokensTest = 'tests/unit/tokens/tokens.test.ts';

/** Faults in entries. */
const data = [
  ...table({checks: 'entries', in: entries}, [
    {
      name: 'entry-field-missing',
      find: /^(?:tagline|name|title|by|language): [^\n]*\n/,
      to: '',
      at: firstLine,
    },
    {
      name: 'entry-field-unknown',
      says: /picture/,
      find: /^slug: [^\n]*\n(?<old>)/,
      to: 'picture: /img/face.png\n',
    },
    {name: 'entry-slug-wrong', says: /slug/, find: /^slug: (?<old>\S+)$/, to: '$&-2'},
  ]),
  ...table({checks: 'entries', in: templates}, [
    {
      name: 'entry-yaml-invalid',
      says: /YAML/,
      find: /^ {2}- (?<old>)[A-Z][^:\n]*$/,
      to: 'Note: this: ',
    },
    {name: 'template-tag-unknown', says: /tags/, find: /^tags: \[(?<old>[\w ]+)/, to: 'everything'},
  ]),
  ...table({checks: 'entries', in: experts}, [
    {name: 'expert-skill-unknown', says: /skills/, find: /^skills: \[(?<old>[\w ]+)/, to: 'magic'},
  ]),
  ...table({checks: `unit:${dataTest}`, at: inFile(dataTest)}, [
    {
      name: 'template-package-wrong',
      in: templates,
      find: /'@remotion\/(?<old>cli|media-utils|player)'/,
      to: 'skia',
    },
    {
      name: 'expert-text-duplicated',
      in: experts,
      find: /^name: (?<old>.*)$/,
      to: (_, match, tree) => /^name: (.*)$/m.exec(tree.read('src/data/experts/captions.yml'))?.[1],
    },
  ]),
];

/** Faults in components and style sheets. */
const code = [
  ...table({checks: 'css', in: sheets}, [
    {
      name: 'color-raw',
      find: /^ {2}(?:color|background|border-color): (?<old>var\(--[\w-]+\));$/,
      to: '#bbb',
    },
    {name: 'token-undefined', find: /\bvar\(--(?<old>site-[\w-]+)\)/, to: '$&-gone'},
  ]),
  ...table({checks: `unit:${tokensTest}`, in: 'src/css/tokens.css', at: inFile(tokensTest)}, [
    {
      name: 'token-contrast',
      find: /^ {2}--site-(?:ink|ink-soft|ink-quiet|signal-text|info|warning|danger): (?<old>#\w+);$/,
      // Too little contrast on the backgrounds of both themes.
      to: '#777',
    },
  ]),
  ...table({checks: 'lint', in: components}, [
    {
      name: 'any-type',
      find: /^(?<old>)export (?:default )?function /,
      to: 'export const anything: any = 1;\n',
    },
    {
      name: 'element-alt-missing',
      in: 'src/**/*.tsx',
      find: /<img\b[^>]*?(?<old>\s+alt=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))/,
      to: '',
      at: atLast('<img'),
    },
  ]),
  ...table({checks: 'types', in: components}, [
    {
      name: 'type-wrong',
      find: /^(?<old>)export (?:default )?function /,
      to: "export const size: number = '1';\n",
    },
    {
      name: 'example-type-wrong',
      checks: 'types-examples',
      in: 'examples/*/src/*.tsx',
      find: /^(?<old>)export const \w+: React\.FC/,
      to: "export const size: number = '1';\n",
    },
  ]),
  ...table({checks: 'format', in: '{src/components,src/product,src/pages}/**/*.{tsx,css}'}, [
    {name: 'unformatted', find: /^ {2}(?<old>)\w/, to: '   ', at: anyLine},
  ]),
];

/** Faults in entries, components and style sheets. */
export const siteKinds = [...data, ...code];
