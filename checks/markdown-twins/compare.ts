import type {Problem} from '@docs-kit/docs-proof';
import {metaOf, type BuiltPage} from '../lib/built-site';
import {frontMatter, outlineOfPage, readTwin, type Outline} from './outline';

/** Describes the first difference between the outlines of a page and its twin. */
const differenceOf = (page: Outline, twin: Outline): string | undefined => {
  const items = page.length > twin.length ? page : twin;
  const at = items.findIndex((_, index) => page[index] !== twin[index]);
  if (at < 0) {
    return undefined;
  }
  const [wanted = '', found = ''] = [page[at], twin[at]];
  const same = [...wanted, ''].findIndex((letter, index) => letter !== found[index]);
  const [onPage, inTwin] = [wanted, found].map((text) =>
    JSON.stringify(text.slice(Math.max(0, same - 20), same + 80)),
  );
  return `${onPage} on the page is ${inTwin} in the twin`;
};

/**
 * Reports the differences between a twin and its page.
 *
 * @param exists whether a path on the site, such as `/docs/spring.md`, has a file
 */
export const compare = (
  file: string,
  built: BuiltPage,
  html: string,
  markdown: string,
  exists: (pathname: string) => boolean,
): Problem[] => {
  const problems: Problem[] = [];
  const add = (message: string, remedy: string) => problems.push({file, line: 1, message, remedy});

  const head = frontMatter.exec(markdown)?.[0] ?? '';
  const canonical = built.links.find(({rel}) => rel === 'canonical')?.['href'] ?? '';
  const fields = {url: canonical, description: metaOf(built, 'description')};
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  for (const line of [...lines, 'title: "']) {
    if (!head.includes(`\n${line}`)) {
      add(`The front matter lacks \`${line}\`.`, 'Take it from the metadata of the page.');
    }
  }

  const {outline, urls} = readTwin(markdown);
  const difference = differenceOf(outlineOfPage(html), outline);
  if (difference !== undefined) {
    add(
      `The twin differs from the page: ${difference}.`,
      'Correct the rule in features/markdown or packages/markdown-twins that generates it.',
    );
  }

  const {origin} = new URL(canonical);
  for (const url of urls) {
    if (!URL.canParse(url)) {
      add(`The URL ${url} isn't absolute.`, 'Resolve it against the URL of the page.');
      continue;
    }
    const target = new URL(url);
    if (target.origin === origin && target.pathname.endsWith('.md') && !exists(target.pathname)) {
      add(`The twin ${url} doesn't exist.`, 'Link to the page instead.');
    }
  }
  return problems;
};
