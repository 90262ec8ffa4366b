import {always, atLast, deletions, docs, inFile, lineAt, matchesIn, placesOf} from '../find';
import type {Kind, Location, Tree} from '../types';

const pages = (tree: Tree) => tree.list('{docs,blog,learn,success-stories}/**/*.mdx');

/** The route of a docs page: `docs/spring.mdx` → `/docs/spring`. */
const routeOf = (file: string): string => `/${file.replace(/\.mdx$/, '')}`;

/** The positions of a text in another. */
const indexesOf = (text: string, part: string): number[] => {
  const found: number[] = [];
  for (let index = text.indexOf(part); index !== -1; index = text.indexOf(part, index + 1)) {
    found.push(index);
  }
  return found;
};

/** The lines on which links start whose target starts with a text. The target of a link may be on a later line. */
const linksStarting = (tree: Tree, files: readonly string[], target: string): Location[] =>
  files.flatMap((file) => {
    const text = tree.read(file);
    return indexesOf(text, `](${target}`).map((index) => ({
      file,
      line: lineAt(text, text.lastIndexOf('[', index)),
    }));
  });

/** The lines of pages that link to a docs page, with or without a fragment. */
const linksTo = (tree: Tree, file: string): Location[] =>
  [')', '#'].flatMap((end) => linksStarting(tree, pages(tree), `${routeOf(file)}${end}`));

/** The headings with an explicit ID to which other pages link. */
const linkedHeadings = (tree: Tree) =>
  matchesIn(tree, tree.list('docs/*.mdx'), /^#{2,3} (?<text>[^\n]*) \{#(?<old>[\w-]+)\}$/gm, {
    within: 'prose',
    to: (old) => `${old}-gone`,
    reports: ({file, text, index}) => {
      const id = /^[\w-]+/.exec(text.slice(index))?.[0] ?? '';
      return linksStarting(tree, pages(tree), `${routeOf(file)}#${id})`);
    },
  }).filter(({reports}) => reports.length > 0);

/** A link is reported where it starts. Its target may be on a later line. */
const linkStart = atLast('[');

/** Faults in links, anchors, demos and redirects. */
export const linkKinds: readonly Kind[] = [
  {
    name: 'broken-link',
    what: 'a link to a page that does not exist',
    detectors: ['links'],
    says: /is broken/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /\]\((?<old>\/docs\/[^)#\s]+)[)#]/g, {
        within: 'prose',
        to: (old) => `${old}-gone`,
        reports: linkStart,
      }),
  },
  {
    name: 'broken-anchor',
    what: 'a link to a heading that does not exist',
    detectors: ['links'],
    says: /has no heading with the ID/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /\]\(\/docs\/[^)#\s]+#(?<old>[^)\s]+)\)/g, {
        within: 'prose',
        to: (old) => `${old}-gone`,
        reports: linkStart,
      }),
  },
  {
    name: 'broken-anchor-on-page',
    what: 'a link to a missing heading of the same page',
    detectors: ['links'],
    says: /is broken/,
    find: (tree) =>
      matchesIn(tree, docs(tree), /\]\(#(?<old>[^)\s]+)\)/g, {
        within: 'prose',
        to: (old) => `${old}-gone`,
        reports: linkStart,
      }),
  },
  {
    name: 'heading-id-changed',
    what: 'another ID on a heading that other pages link to',
    detectors: ['links'],
    // The remedy names the place of the heading.
    says: /\(docs\/\S+:\d+\)/,
    find: linkedHeadings,
  },
  {
    name: 'heading-removed',
    what: 'a removed heading that other pages link to',
    detectors: ['links'],
    says: /has no heading with the ID/,
    find: (tree) =>
      matchesIn(tree, tree.list('docs/*.mdx'), /^#{2,3} [^\n]* \{#(?<id>[\w-]+)\}\n/gm, {
        within: 'prose',
        to: always(''),
        reports: ({file, groups}) =>
          linksStarting(
            tree,
            pages(tree).filter((each) => each !== file),
            `${routeOf(file)}#${groups['id'] ?? ''})`,
          ),
      }).filter(({reports}) => reports.length > 0),
  },
  {
    name: 'page-deleted',
    what: 'a deleted page that other pages link to',
    detectors: ['links'],
    says: /deleted or moved/,
    find: (tree) =>
      deletions(tree.list('docs/*.mdx'), (file) =>
        linksTo(tree, file).filter((place) => place.file !== file),
      ),
  },
  {
    name: 'linked-page-deleted',
    what: 'a deleted page, which packages may link to',
    detectors: ['build'],
    says: /There is no page/,
    find: (tree) =>
      deletions(tree.list('docs/*.mdx'), () =>
        ['guide', 'api', 'recorder'].map((name) => ({file: `sidebars/${name}.ts`, line: 1})),
      ),
  },
  {
    name: 'outside-anchor-removed',
    what: 'a heading without the ID that packages link to',
    detectors: ['links-from-outside'],
    says: /packages link to/,
    find: (tree) =>
      matchesIn(
        tree,
        ['docs/renderer/render-media.mdx', 'docs/config.mdx'],
        /^#+ [^\n]*(?<old> \{#[\w-]+-\})$/gm,
        {to: always('')},
      ),
  },
  {
    name: 'demo-unknown',
    what: 'a demo that does not exist',
    detectors: ['links'],
    says: /doesn't exist/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^<Demo id="(?<old>[^"]+)"/gm, {to: (old) => `${old}-gone`}),
  },
  {
    name: 'demo-unused',
    what: 'a demo that no page shows any longer',
    detectors: ['links'],
    says: /never shown/,
    find: (tree) =>
      matchesIn(tree, pages(tree), /^<Demo id="(?<id>[^"]+)"[^>]*\/>\n/gm, {
        to: (_, {groups}) =>
          placesOf(tree, pages(tree), `id="${groups['id'] ?? ''}"`).length === 1 &&
          placesOf(tree, tree.list('src/**/*.{ts,tsx}'), `${groups['id'] ?? ''}'`).every(({file}) =>
            file.startsWith(`src/demos/${groups['id'] ?? ''}/`),
          )
            ? ''
            : undefined,
        reports: ({groups}) => [{file: `src/demos/${groups['id'] ?? ''}/index.ts`, line: 1}],
      }),
  },
  {
    name: 'component-link-broken',
    what: 'a broken link in a component',
    detectors: ['links'],
    says: /is broken/,
    find: (tree) =>
      matchesIn(
        tree,
        tree.list('{src/pages,src/product,config}/**/*.{ts,tsx}'),
        /\bto(?:=|: )["'](?<old>\/docs\/[^"']+)["']/g,
        {to: (old) => `${old}-gone`},
      ),
  },
  {
    name: 'entry-link-broken',
    what: 'a broken link in an entry',
    detectors: ['links'],
    says: /is broken/,
    find: (tree) =>
      matchesIn(tree, tree.list('src/data/*/*.yml'), /\bto: (?<old>\/docs\/[a-z-]+)\b/g, {
        to: (old) => `${old}-gone`,
      }),
  },
  {
    name: 'redirect-to-nothing',
    what: 'a redirect to a docs page that does not exist',
    detectors: ['links', 'links-from-outside'],
    says: /is broken/,
    find: (tree) =>
      matchesIn(tree, ['redirects.ts'], /\bto: '(?<old>\/docs\/[^']+)'\}/g, {
        to: (old) => `${old}-gone`,
      }),
  },
  {
    name: 'redirect-stops-build',
    what: 'a redirect to a page that does not exist, in the build',
    detectors: ['build'],
    says: /redirects\.ts/,
    find: (tree) =>
      matchesIn(tree, ['redirects.ts'], /\bto: '(?<old>\/docs\/[^']+)'\}/g, {
        to: (old) => `${old}-gone`,
        reports: inFile('redirects.ts'),
      }),
  },
  {
    name: 'redirect-meanwhile-stale',
    what: 'a temporary destination of a redirect whose page exists',
    detectors: ['links-from-outside'],
    says: /meanwhile/,
    find: (tree) =>
      matchesIn(tree, ['redirects.ts'], /\bto: '\/docs\/(?:api|license|transitions)'(?<old>)\}/g, {
        to: always(", meanwhile: '/docs/'"),
      }),
  },
];
