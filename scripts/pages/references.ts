/** A docs page: its route, and its file relative to the root. */
export interface PagePlace {
  readonly route: string;
  readonly file: string;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches the route in links, entries and tests, with or without a fragment, and the routes of its Markdown twin and its
 * HTML file. Doesn't match URLs with a host, which packages print and which the redirect answers, nor pages below the
 * route.
 */
const routePattern = ({route}: PagePlace): RegExp =>
  new RegExp(`(?<![\\w/.-])${escape(route)}(?![\\w-]|/\\w|\\.(?!mdx?\\b|html\\b)\\w)`, 'g');

/** Matches the path of the file, relative to the root or to any folder above `docs/`. */
const filePattern = ({file}: PagePlace): RegExp => new RegExp(`(?<![\\w-])${escape(file)}\\b`, 'g');

const listPattern = /(<Apis\b[^>]*?\bpages=")([^"]*)"/g;

const idOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

const editLists = (text: string, id: string, replacement: readonly string[]): string =>
  text.replaceAll(listPattern, (_, start: string, ids: string) => {
    const edited = ids.split(/\s+/).flatMap((each) => (each === id ? replacement : [each]));
    return `${start}${edited.join(' ')}"`;
  });

/** Replaces each reference to a page in a text by one to another place. Fragments of links stay. */
export const redirectReferences = (text: string, from: PagePlace, to: PagePlace): string =>
  editLists(
    text
      .replaceAll(filePattern(from), () => to.file)
      .replaceAll(routePattern(from), () => to.route),
    idOf(from.file),
    [idOf(to.file)],
  );

/**
 * Replaces each link to a page that is removed by a link to another page. The fragment goes, because the other page
 * doesn't have the heading. Lists of pages lose the page.
 */
export const replaceLinks = (text: string, from: PagePlace, route: string): string =>
  editLists(
    text.replaceAll(new RegExp(`${routePattern(from).source}(?:#[\\w-]+)?`, 'g'), () => route),
    idOf(from.file),
    [],
  );

/** Removes a route from the `pages` of an `example.ts`. Returns null if the example backs no other page. */
export const removeFromExample = (text: string, {route}: PagePlace): string | null => {
  const list = /\bpages: \[([^\]]*)\]/.exec(text);
  const routes = [...(list?.[1] ?? '').matchAll(/'([^']*)'/g)].map(([, each = '']) => each);
  if (!list || !routes.includes(route)) {
    return text;
  }
  const others = routes.filter((each) => each !== route);
  return others.length === 0
    ? null
    : text.replace(list[0], () => `pages: [${others.map((each) => `'${each}'`).join(', ')}]`);
};
