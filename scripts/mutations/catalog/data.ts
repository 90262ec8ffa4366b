import {always, atLast, creation, firstLine, inFile, matchesIn} from '../find';
import type {Kind, Tree} from '../types';

const templates = (tree: Tree) => tree.list('src/data/templates/*.yml');
const experts = (tree: Tree) => tree.list('src/data/experts/*.yml');
const showcase = (tree: Tree) => tree.list('src/data/showcase/*.yml');
const entries = (tree: Tree) => [...templates(tree), ...experts(tree), ...showcase(tree)];

/** The line of the package in the lockfile. */
const atLockedPackage = atLast('\n    "node_modules/');

const dataTest = 'tests/unit/entries/data.test.ts';

/** Faults in entries, lists and the lockfile. */
export const dataKinds: readonly Kind[] = [
  {
    name: 'entry-field-missing',
    what: 'an entry without a required field',
    detectors: ['build'],
    find: (tree) =>
      matchesIn(tree, entries(tree), /^(?:tagline|name|title|by|language): [^\n]*\n/gm, {
        to: always(''),
        reports: firstLine,
      }),
  },
  {
    name: 'entry-field-unknown',
    what: 'an entry with an unknown field, such as the picture of an expert',
    detectors: ['build'],
    says: /picture/,
    find: (tree) =>
      matchesIn(tree, entries(tree), /^slug: [^\n]*\n(?<old>)/gm, {
        to: always('picture: /img/face.png\n'),
      }),
  },
  {
    name: 'entry-slug-wrong',
    what: 'a slug that differs from the name of the file',
    detectors: ['build'],
    says: /slug/,
    find: (tree) =>
      matchesIn(tree, entries(tree), /^slug: (?<old>\S+)$/gm, {to: (old) => `${old}-2`}),
  },
  {
    name: 'entry-yaml-invalid',
    what: 'an entry that is not valid YAML',
    detectors: ['build'],
    says: /YAML/,
    find: (tree) =>
      matchesIn(tree, [...templates(tree), ...experts(tree)], /^ {2}- (?<old>)[A-Z][^:\n]*$/gm, {
        to: always('Note: this: '),
      }),
  },
  {
    name: 'template-tag-unknown',
    what: 'a template with an unknown tag',
    detectors: ['build'],
    says: /tags/,
    find: (tree) =>
      matchesIn(tree, templates(tree), /^tags: \[(?<old>[\w ]+)/gm, {to: always('everything')}),
  },
  {
    name: 'template-size-invalid',
    what: 'a composition with a negative width',
    detectors: ['build'],
    says: /width/,
    find: (tree) => matchesIn(tree, templates(tree), /\bwidth: (?<old>)\d+/g, {to: always('-')}),
  },
  {
    name: 'template-order-duplicated',
    what: 'two templates at the same position',
    detectors: [`unit:${dataTest}`],
    find: (tree) =>
      matchesIn(tree, templates(tree), /^order: (?<old>\d+)$/gm, {
        to: (old) => String((Number(old) % 19) + 1),
        reports: inFile(dataTest),
      }),
  },
  {
    name: 'template-package-wrong',
    what: 'a package that the repository of the template does not use',
    detectors: [`unit:${dataTest}`],
    find: (tree) =>
      matchesIn(tree, templates(tree), /'@remotion\/(?<old>cli|media-utils|player)'/g, {
        to: always('skia'),
        reports: inFile(dataTest),
      }),
  },
  {
    name: 'expert-skill-unknown',
    what: 'an expert with an unknown skill',
    detectors: ['build'],
    says: /skills/,
    find: (tree) =>
      matchesIn(tree, experts(tree), /^skills: \[(?<old>[\w ]+)/gm, {to: always('magic')}),
  },
  {
    name: 'expert-question-unmarked',
    what: 'a question of an expert without a question mark',
    detectors: ['build'],
    says: /question mark/,
    find: (tree) => matchesIn(tree, experts(tree), /^ {2}- [^\n]*(?<old>\?)$/gm, {to: always('.')}),
  },
  {
    name: 'expert-summary-short',
    what: 'a summary of an expert that is too short',
    detectors: ['build'],
    says: /summary/,
    find: (tree) =>
      matchesIn(tree, experts(tree), /^summary: (?<old>[^\n>]+)$/gm, {to: always('Does it all.')}),
  },
  {
    name: 'expert-text-duplicated',
    what: 'two experts with the same sentence',
    detectors: [`unit:${dataTest}`],
    find: (tree) => {
      const other = /^name: (.*)$/m.exec(tree.read('src/data/experts/captions.yml'))?.[1] ?? '';
      return matchesIn(tree, experts(tree), /^name: (?<old>.*)$/gm, {
        to: always(other),
        reports: inFile(dataTest),
      });
    },
  },
  {
    name: 'showcase-url-insecure',
    what: 'a showcase entry whose URL does not start with https',
    detectors: ['build'],
    says: /url|source/,
    find: (tree) =>
      matchesIn(tree, showcase(tree), /^(?:url|source): (?<old>https)/gm, {to: always('http')}),
  },
  {
    name: 'showcase-url-retired',
    what: 'a showcase entry with a URL that lost its content',
    detectors: ['build'],
    says: /url/,
    find: (tree) =>
      matchesIn(tree, showcase(tree), /^url: (?<old>\S+)$/gm, {
        to: always('https://www.typeframes.com/'),
      }),
  },
  {
    name: 'showcase-kind-unknown',
    what: 'a showcase entry of an unknown kind',
    detectors: ['build'],
    says: /kinds/,
    find: (tree) =>
      matchesIn(tree, showcase(tree), /^kinds: \[(?<old>[\w ]+)/gm, {to: always('movie')}),
  },
  {
    name: 'showcase-year-impossible',
    what: 'a showcase entry that is older than the toolkit',
    detectors: ['build'],
    says: /year/,
    find: (tree) => matchesIn(tree, showcase(tree), /^year: (?<old>\d+)$/gm, {to: always('2019')}),
  },
  {
    name: 'entry-file-ending',
    what: 'an entry in a file that ends in .yaml',
    detectors: ['build'],
    says: /\.yaml/,
    find: () =>
      ['templates', 'experts', 'showcase'].map((folder) =>
        creation(`src/data/${folder}/new.yaml`, 'slug: new\n'),
      ),
  },
  {
    name: 'lockfile-integrity-missing',
    what: 'a locked package without its integrity',
    detectors: ['single-copy'],
    says: /integrity/,
    find: (tree) =>
      matchesIn(
        tree,
        ['package-lock.json'],
        /"version": "[^"]*",\n(?<old> {6}"integrity": "[^"]*",\n)/g,
        {
          to: always(''),
          reports: atLockedPackage,
        },
      ),
  },
  {
    name: 'lockfile-registry',
    what: 'a locked package with the URL of a registry',
    detectors: ['single-copy'],
    says: /resolved|registry/i,
    find: (tree) =>
      matchesIn(
        tree,
        ['package-lock.json'],
        /^ {4}"node_modules\/[^"]*": \{\n {6}"version": "[^"]*",\n(?<old>)/gm,
        {
          to: always('      "resolved": "https://registry.example.com/a.tgz",\n'),
          reports: atLockedPackage,
        },
      ),
  },
  {
    name: 'lockfile-second-copy',
    what: 'a second copy of a package that must exist once',
    detectors: ['single-copy'],
    says: /installed 2 times/,
    find: (tree) =>
      matchesIn(
        tree,
        ['package-lock.json'],
        /^(?<old>) {4}"node_modules\/(?:clsx|zod|yallist)": \{/gm,
        {
          to: always(
            '    "node_modules/clsx/node_modules/react": {\n      "version": "18.0.0",\n      "integrity": "sha512-0"\n    },\n',
          ),
        },
      ),
  },
  {
    name: 'lockfile-version-wrong',
    what: 'another version of the framework or the toolkit',
    detectors: ['single-copy'],
    says: /instead of/,
    find: (tree) =>
      matchesIn(
        tree,
        ['package-lock.json'],
        /^ {4}"node_modules\/(?:remotion|@docusaurus\/[\w-]+)": \{\n {6}"version": "(?<old>3\.8\.1|4\.0\.331)"/gm,
        {
          to: always('9.9.9'),
          reports: atLockedPackage,
        },
      ),
  },
];
