import type {BuiltPage} from '../lib/built-site';
import {metaOf} from '../lib/built-site';
import type {Problem} from '../../packages/docs-proof/lib/problem';
import type {ReadPage} from './read-page';
import type {ReadTwin} from './read-twin';
import {lettersOf, type Heading, type Sample} from './text';

type Add = (message: string, remedy: string, line?: number) => void;

const converter =
  'Correct the rule in features/markdown or packages/markdown-twins that generates it.';

/** Describes the first difference between two lists. */
const difference = <T>(
  page: readonly T[],
  twin: readonly T[],
  show: (item: T) => string,
): string | undefined => {
  const at = page.findIndex((item, index) => {
    const other = twin[index];
    return other === undefined || show(item) !== show(other);
  });
  const index = at < 0 ? page.length : at;
  if (at < 0 && twin.length === page.length) {
    return undefined;
  }
  const [wanted, found] = [page[index], twin[index]].map((item) =>
    item === undefined ? 'nothing' : shorten(show(item)),
  );
  return `number ${index + 1} is ${wanted} on the page, but ${found} in the twin`;
};

const shorten = (text: string): string => {
  const quoted = JSON.stringify(text);
  return quoted.length > 160 ? `${quoted.slice(0, 160)}…` : quoted;
};

/** Without whitespace, which formatting may add or remove. */
const showHeading = ({depth, text}: Heading): string =>
  `${'#'.repeat(depth)} ${text.replace(/[\s\u200b]+/g, '')}`;
const showSample = ({language, title, code}: Sample): string => `${language} ${title}\n${code}`;
const showTable = (rows: number): string => `${rows} rows`;

const compareOutlines = (page: ReadPage, twin: ReadTwin, add: Add): void => {
  const compare = (what: string, found: string | undefined) => {
    if (found !== undefined) {
      add(`The ${what} differ from the page: ${found}.`, converter);
    }
  };
  compare('headings', difference(page.headings, twin.headings, showHeading));
  compare('samples', difference(page.samples, twin.samples, showSample));
  compare('tables', difference(page.tables, twin.tables, showTable));
};

/** What a twin contains in place of a drawing, before its title. */
const drawing = 'Drawing';

/** Matches text that consists of labels of the page. */
const labelsOf = ({names, kinds}: ReadPage): RegExp =>
  new RegExp(`^(?:${[...new Set([...names, ...kinds, drawing].map(lettersOf))].join('|')})*$`);

/**
 * Every paragraph, list item and table cell of the page must be in the twin, in the same order. Between them,
 * the twin may only contain labels, but no text that isn't on the page.
 */
const compareTexts = (page: ReadPage, {letters}: ReadTwin, add: Add): void => {
  const labels = labelsOf(page);
  let from = 0;
  let named = '';
  for (const block of page.blocks) {
    const at = letters.indexOf(block, from);
    if (at < 0) {
      add(`Text from the page is missing or in the wrong place: ${shorten(block)}`, converter);
      return;
    }
    const text = letters.slice(from, at);
    if (!labels.test(text)) {
      add(`The twin contains text that isn't on the page: ${shorten(text)}`, converter);
      return;
    }
    named += text;
    from = at + block.length;
  }
  const rest = letters.slice(from);
  if (!labels.test(rest)) {
    add(`The twin ends with text that isn't on the page: ${shorten(rest)}`, converter);
  }
  const lost = page.names.find((name) => !(named + rest).includes(lettersOf(name)));
  if (lost !== undefined) {
    add(`The name of a tab or a demo is missing: ${shorten(lost)}`, converter);
  }
};

const compareHeads = (built: BuiltPage, {head}: ReadTwin, add: Add): void => {
  const canonical = built.links.find(({rel}) => rel === 'canonical')?.['href'];
  const wanted = {url: canonical, description: metaOf(built, 'description')};
  for (const [name, value] of Object.entries(wanted)) {
    if (head[name] !== value) {
      add(
        `The ${name} is ${JSON.stringify(head[name])}, but ${JSON.stringify(value)} on the page.`,
        'Take it from the metadata of the page.',
      );
    }
  }
  if (typeof head['title'] !== 'string' || head['title'] === '') {
    add('The front matter has no title.', 'Take it from the metadata of the page.');
  }
};

/** Reports HTML, and lines of samples that should be hidden. */
const checkLeftovers = ({html, samples}: ReadTwin, add: Add): void => {
  for (const {value, line} of html) {
    add(`The twin contains HTML: ${shorten(value)}`, converter, line);
  }
  for (const {code} of samples) {
    const hidden = /^\s*\/\/ (?:---cut---|@errors:|@filename:).*$/m.exec(code);
    if (hidden) {
      add(
        `A sample contains a line that should be hidden: ${shorten(hidden[0])}`,
        'Check features/samples, which hides such lines.',
      );
    }
  }
};

/** Reports the differences between a twin and its page. */
export const compare = (
  file: string,
  built: BuiltPage,
  page: ReadPage,
  twin: ReadTwin,
): Problem[] => {
  const problems: Problem[] = [];
  const add: Add = (message, remedy, line = 1) => problems.push({file, line, message, remedy});
  compareHeads(built, twin, add);
  compareOutlines(page, twin, add);
  compareTexts(page, twin, add);
  checkLeftovers(twin, add);
  return problems;
};
