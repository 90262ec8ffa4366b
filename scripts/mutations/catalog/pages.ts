import {
  always,
  anyLine,
  atField,
  atLast,
  atMatch,
  docsOfKind,
  docs,
  firstLine,
  inFile,
  lineStarting,
  matchesIn,
  type Match,
} from '../find';
import type {Kind, Tree} from '../types';

const posts = (tree: Tree) => tree.list('{blog,learn,success-stories}/*.mdx');
const pages = (tree: Tree) => [...docs(tree), ...posts(tree)];

/** Returns the file of the page that a line of docs-routes.tsv describes. */
const pageOfLine = ({text, index}: Match): string => {
  const [route = ''] = text.slice(text.lastIndexOf('\n', index - 1) + 1).split('\t', 1);
  return `${route.slice(1)}.mdx`;
};

const lastLetterOff = (text: string): string => text.slice(0, -1);

/** Adds an image above a heading. The pages have none, because they show demos and drawings. */
const insertedImages = (tree: Tree, image: string) =>
  matchesIn(tree, pages(tree), /^(?<old>)## \w/gm, {
    within: 'prose',
    to: always(`${image}\n\n`),
  });

/** Faults in front matter, headings and prose. */
export const pageKinds: readonly Kind[] = [
  {
    name: 'description-missing',
    what: 'a page without a description',
    detectors: ['form'],
    says: /description/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^description: .*\n/gm, {to: always(''), reports: firstLine}),
  },
  {
    name: 'description-short',
    what: 'a description of a few words',
    detectors: ['form', 'build'],
    says: /description/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^description: (?<old>.*)$/gm, {to: always('About videos.')}),
  },
  {
    name: 'unknown-field',
    what: 'a field that the front matter does not have',
    detectors: ['form'],
    says: /sidebar_label/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^(?<old>)description: /gm, {
        to: always('sidebar_label: Label\n'),
      }),
  },
  {
    name: 'poster-unknown',
    what: 'a post with a poster that does not exist',
    detectors: ['form', 'build'],
    says: /poster/,
    find: (tree) => matchesIn(tree, posts(tree), /^poster: (?<old>\S+)$/gm, {to: lastLetterOff}),
  },
  {
    name: 'kind-invalid',
    what: 'an unknown kind of page',
    detectors: ['form'],
    says: /kind/,
    find: (tree) => matchesIn(tree, docs(tree), /^kind: (?<old>\w+)$/gm, {to: always('howto')}),
  },
  {
    name: 'kind-differs',
    what: 'a kind that differs from docs-routes.tsv',
    detectors: ['form'],
    says: /docs-routes\.tsv lists/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /^kind: (?<old>guide|product)$/gm, {to: always('legal')}),
  },
  {
    name: 'date-impossible',
    what: 'a date that is not in the calendar',
    detectors: ['form'],
    says: /calendar/,
    find: (tree) =>
      matchesIn(tree, posts(tree), /^date: \d{4}-(?<old>\d\d-\d\d)$/gm, {to: always('02-31')}),
  },
  {
    name: 'date-missing',
    what: 'a post without a date',
    detectors: ['form'],
    says: /date/,
    find: (tree) =>
      matchesIn(tree, posts(tree), /^date: .*\n/gm, {to: always(''), reports: firstLine}),
  },
  {
    name: 'slug-invalid',
    what: 'a slug with a capital and an underscore',
    detectors: ['form'],
    says: /slug/,
    find: (tree) => matchesIn(tree, posts(tree), /^slug: (?<old>.*)$/gm, {to: always('My_Post')}),
  },
  {
    name: 'tag-unknown',
    what: 'a tag that tags.yml does not have',
    detectors: ['form', 'links', 'build'],
    says: /videomaking/,
    find: (tree) =>
      matchesIn(tree, posts(tree), /^tags: \[(?<old>\w)/gm, {
        to: (old) => `videomaking, ${old}`,
      }),
  },
  {
    name: 'author-unknown',
    what: 'an author that authors.yml does not have',
    detectors: ['form', 'links', 'build'],
    says: /someone/,
    find: (tree) =>
      matchesIn(tree, posts(tree), /^tags: .*\n(?<old>)/gm, {to: always('authors: [someone]\n')}),
  },
  {
    name: 'title-not-the-api',
    what: 'the title of an API page that is not the name of the API',
    detectors: ['form'],
    says: /name of the API/,
    find: (tree) =>
      matchesIn(tree, docsOfKind(tree, 'api'), /^title: (?<old>\w+)\(\)$/gm, {
        to: lastLetterOff,
      }),
  },
  {
    name: 'heading-missing',
    what: 'a page without a heading that its kind requires',
    detectors: ['form'],
    says: /has no heading/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /^## (?:Compatibility|Confirm|Pitfalls|Usage)\n/gm, {
        to: always(''),
        // Missing headings are reported there.
        reports: atField('kind'),
      }),
  },
  {
    name: 'heading-out-of-order',
    what: 'a heading before the heading that must come first',
    detectors: ['form'],
    says: /wrong place|has no heading/,
    find: (tree) =>
      matchesIn(
        tree,
        docsOfKind(tree, 'api'),
        /^(?<old>## Errors\n[^]*?^## Compatibility\n[^]*?)^## See also\n/gm,
        {
          to: (old) => {
            const [errors = '', compatibility = ''] = old.split(/^(?=## Compatibility\n)/m);
            return `${compatibility}${errors}`;
          },
        },
      ),
  },
  {
    name: 'heading-level-skipped',
    what: 'a heading two levels below the one above it',
    detectors: ['form'],
    says: /follows a level/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /^## [^\n]*\n\n[^#`]*?\n(?<old>###) \w/gm, {
        within: 'prose',
        to: always('####'),
      }),
  },
  {
    name: 'second-h1',
    what: 'a second heading of level one',
    detectors: ['form'],
    says: /level-one/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^(?<old>##) \w/gm, {within: 'prose', to: always('#')}),
  },
  {
    name: 'heading-id-duplicated',
    what: 'two headings with the same ID',
    detectors: ['form'],
    says: /same ID/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /^## [^\n]*\{#(?<id>[\w-]+)\}\n[^#`]*?\n## [^\n{`]*(?<old>)$/gm, {
        within: 'prose',
        to: (_, {groups}) => ` {#${groups['id'] ?? ''}}`,
      }),
  },
  {
    name: 'step-number-wrong',
    what: 'numbered steps with a gap',
    detectors: ['form'],
    says: /is step/,
    find: (tree) =>
      matchesIn(tree, docsOfKind(tree, 'guide'), /^## (?<old>[2-9])\. /gm, {
        to: (old) => String(Number(old) + 1),
      }),
  },
  {
    name: 'compatibility-value-invalid',
    what: 'a compatibility row with an unknown value',
    detectors: ['form'],
    says: /invalid value/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /<Compatibility\b[^>]*? \w+="(?<old>yes|no)"/g, {
        to: always('maybe'),
        reports: atLast('<Compatibility'),
      }),
  },
  {
    name: 'compatibility-incomplete',
    what: 'a compatibility row without one of the environments',
    detectors: ['form'],
    says: /no value for/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /<Compatibility\b[^>]*?(?<old>\s(?:node|lambda)="[^"]*")/g, {
        to: always(''),
        reports: atLast('<Compatibility'),
      }),
  },
  {
    name: 'image-missing',
    what: 'an image that does not exist',
    detectors: ['form'],
    says: /doesn't exist/,
    find: (tree) => insertedImages(tree, '![The timeline of the Studio](/img/gone.png)'),
  },
  {
    name: 'alt-missing',
    what: 'an image without alternative text',
    detectors: ['form'],
    says: /alternative text/,
    find: (tree) => insertedImages(tree, '![](/img/favicon.svg)'),
  },
  {
    name: 'alt-meaningless',
    what: 'an alternative text that describes nothing',
    detectors: ['form'],
    says: /alternative text/,
    find: (tree) => insertedImages(tree, '![Screenshot](/img/favicon.svg)'),
  },
  {
    name: 'link-text-meaningless',
    what: 'a link with the text “here”',
    detectors: ['form'],
    says: /link text/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /(?<!!)\[(?<old>[A-Za-z][^\]`\n]*)\]\(\/docs/g, {
        within: 'prose',
        to: always('here'),
      }),
  },
  {
    name: 'link-to-wrong-api',
    what: 'the name of an API that links to the page of another API',
    detectors: ['form'],
    says: /isn't the page of that API/,
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /\[`(?:interpolate|spring|renderMedia|useVideoConfig)\(\)`\]\((?<old>[^)#]+)\)/g,
        {within: 'prose', to: always('/docs/measure-spring')},
      ),
  },
  {
    name: 'link-with-origin',
    what: 'a full URL of a page of this site',
    detectors: ['form'],
    says: /full URL/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /\[[^\]\n]+\]\((?<old>)\/docs\//g, {
        within: 'prose',
        to: always('https://www.remotion.dev'),
      }),
  },
  {
    name: 'retired-url',
    what: 'a link to a URL that lost its content',
    detectors: ['form'],
    says: /no longer has/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /\[[A-Za-z][^\]`\n]*\]\((?<old>https:[^)]+)\)/g, {
        within: 'prose',
        to: always('https://www.typeframes.com'),
      }),
  },
  {
    name: 'table-header-empty',
    what: 'a table column without a header',
    detectors: ['form'],
    says: /no header/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /^\| [^|\n]+ \|(?<old> [^|\n]+ )\|(?=[^\n]*\n\| ---)/gm, {
        to: always(' '),
      }),
  },
  {
    name: 'fence-without-language',
    what: 'a code block without a language',
    detectors: ['form'],
    says: /language/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^```(?<old>(?:tsx?|bash|js)[^\n]*)$/gm, {to: always('')}),
  },
  {
    name: 'json-invalid',
    what: 'a JSON code block with a trailing comma',
    detectors: ['form'],
    says: /isn't valid JSON/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^```json[^\n]*\n(?:(?!```)[^])*?(?<old>)\n *\}\n```$/gm, {
        to: always(','),
        reports: atLast('\n```json', [1]),
      }),
  },
  {
    name: 'brand-misspelled',
    what: 'a name that is spelled in another way than its owner does',
    detectors: ['form'],
    says: /is spelled/,
    find: (tree) =>
      matchesIn(
        tree,
        pages(tree),
        /(?<![\w`/.-])(?<old>Node\.js|GitHub|TypeScript|FFmpeg)(?= [a-z])/g,
        {
          within: 'prose',
          to: (old) => old.toLowerCase().replace('.', ''),
        },
      ).filter(({file, reports}) => {
        const line = tree.read(file).split('\n')[(reports[0]?.line ?? 1) - 1] ?? '';
        return !line.includes('`') && !line.startsWith('>');
      }),
  },
  {
    name: 'word-banned',
    what: 'a filler word that the style forbids',
    detectors: ['form'],
    says: /not used in prose/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /^(?:You can|To [a-z]+)(?<old>) [a-z]/gm, {
        within: 'prose',
        to: always(' simply'),
      }),
  },
  {
    name: 'em-dash',
    what: 'a dash between two clauses',
    detectors: ['form'],
    says: /not used in prose/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /^[A-Z][a-z ]+(?<old>,) because/gm, {
        within: 'prose',
        to: always(' —'),
      }),
  },
  {
    name: 'note-left',
    what: 'a note of npm run new',
    detectors: ['coverage'],
    find: (tree) =>
      matchesIn(tree, pages(tree), /^(?<old>)## (?:Example|See also|Cause)$/gm, {
        to: always('{/* WRITE: what it does */}\n\n'),
      }),
  },
  {
    name: 'mdx-broken',
    what: 'a tag that is never closed',
    detectors: ['form'],
    says: /cannot be parsed/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^(?<old>)## \w/gm, {
        within: 'prose',
        to: always('<div>\n\n'),
        reports: anyLine,
      }),
  },
  {
    name: 'option-group-incomplete',
    what: 'an options table that lacks an option',
    detectors: ['form'],
    find: (tree) =>
      matchesIn(
        tree,
        docs(tree),
        /^<OptionsTable>[^]*?: `\w+`(?<old>, `\w+`)[^]*?<\/OptionsTable>/gm,
        {
          to: always(''),
          reports: atLast('<OptionsTable>'),
        },
      ),
  },
  {
    name: 'summary-unneeded',
    what: 'a summary on a page without an options table',
    detectors: ['form'],
    says: /has no effect/,
    find: (tree) =>
      matchesIn(
        tree,
        docs(tree).filter((file) => (tree.read(file).match(/^<Option\b/gm) ?? []).length < 8),
        /^<Option type=[^\n]*(?<old>) \/>$/gm,
        {to: always(' summary="Sets the size"')},
      ),
  },
  {
    name: 'prose-unit-wrong',
    what: 'a wrong unit in prose',
    detectors: ['form'],
    find: (tree) =>
      matchesIn(
        tree,
        docsOfKind(tree, 'api'),
        /\b(?:in|of) (?<old>milliseconds|seconds|frames)\b/g,
        {
          within: 'prose',
          to: (old) => (old === 'frames' ? 'seconds' : 'frames'),
        },
      ),
  },
  {
    name: 'route-not-listed',
    what: 'a docs page without a line in docs-routes.tsv',
    detectors: ['build'],
    says: /without a line|docs\//,
    find: (tree) =>
      matchesIn(tree, ['docs-routes.tsv'], /^\/docs\/[a-z-]+\tmain\t[^\n]*\n/gm, {
        to: always(''),
        reports: (match) => {
          const page = pageOfLine(match);
          return docs(tree).includes(page) ? [{file: page}] : anyLine(match);
        },
      }).filter(({reports}) => reports[0]?.file !== 'docs-routes.tsv'),
  },
  {
    name: 'route-column-missing',
    what: 'a line of docs-routes.tsv that lacks a column',
    detectors: ['build', 'links'],
    says: /columns/,
    find: (tree) =>
      matchesIn(tree, ['docs-routes.tsv'], /^\/docs\/\S+(?<old>\t)main\t/gm, {to: always('')}),
  },
  {
    name: 'route-sidebar-unknown',
    what: 'an unknown sidebar in docs-routes.tsv',
    detectors: ['build', 'links'],
    says: /sidebar/,
    find: (tree) =>
      matchesIn(tree, ['docs-routes.tsv'], /^\/docs\/\S+\t(?<old>main|api)\t/gm, {
        to: always('guide'),
      }),
  },
  {
    name: 'route-duplicated',
    what: 'a route with two lines in docs-routes.tsv',
    detectors: ['build', 'links'],
    says: /twice|duplicate|already/i,
    find: (tree) =>
      matchesIn(tree, ['docs-routes.tsv'], /^(?<line>\/docs\/\S+\tmain\t[^\n]*\n)(?<old>)/gm, {
        to: (_, {groups}) => groups['line'],
      }),
  },
  {
    name: 'route-order-invalid',
    what: 'a position in docs-routes.tsv that is not a number',
    detectors: ['build', 'links'],
    says: /order/,
    find: (tree) =>
      matchesIn(tree, ['docs-routes.tsv'], /^\/docs\/\S+\tmain\t[^\n]*\t(?<old>\d+)$/gm, {
        to: always('first'),
      }),
  },
  {
    name: 'route-kind-wrong',
    what: 'a kind in docs-routes.tsv that differs from the page',
    detectors: ['form'],
    whole: true,
    says: /docs-routes\.tsv lists/,
    find: (tree) =>
      matchesIn(
        tree,
        ['docs-routes.tsv'],
        /^\/docs\/[a-z-]+\tmain\t[^\t\n]*\t[^\t\n]*\t(?<old>guide)\t/gm,
        {
          to: always('legal'),
          reports: (match) => {
            const page = pageOfLine(match);
            return docs(tree).includes(page)
              ? [lineStarting(page, tree.read(page), 'kind:')]
              : anyLine(match);
          },
        },
      ).filter(({reports}) => reports[0]?.file !== 'docs-routes.tsv'),
  },
  {
    name: 'route-symbol-wrong',
    what: 'another symbol in docs-routes.tsv than on the page',
    detectors: ['exports'],
    whole: true,
    find: (tree) =>
      matchesIn(
        tree,
        ['docs-routes.tsv'],
        /^\/docs\/(?:interpolate|spring|sequence|loop|random|img)\tapi\t[^\n]*\t(?<old>[A-Za-z]+)\t\d+$/gm,
        {
          to: (old) => `${old}s`,
          reports: (match) => {
            const page = pageOfLine(match);
            return [...atMatch()(match), lineStarting(page, tree.read(page), 'api:')];
          },
        },
      ),
  },
  {
    name: 'open-route-removed',
    what: 'a missing page that is not in the list of open routes',
    detectors: ['links-from-outside'],
    says: /deleted or moved/,
    find: (tree) =>
      matchesIn(tree, ['config/open-routes.ts'], /^ {2}'(?<route>[^']+)',\n/gm, {
        to: always(''),
        reports: ({groups}) => [
          lineStarting(
            'docs-routes.tsv',
            tree.read('docs-routes.tsv'),
            `${groups['route'] ?? ''}\t`,
          ),
        ],
      }),
  },
  {
    name: 'open-route-stale',
    what: 'an open route whose page exists',
    detectors: ['links-from-outside'],
    says: /no longer needed/,
    find: (tree) =>
      matchesIn(tree, ['config/open-routes.ts'], /^(?<old>) {2}'\/docs\/vue',$/gm, {
        to: always("  '/docs/spring',\n"),
        reports: inFile('config/open-routes.ts'),
      }),
  },
];
