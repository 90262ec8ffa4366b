/**
 * Edits the text of a navigation tree in `sidebars/`. Editing the text instead of the value keeps comments and the
 * order of everything else. Format the result with Prettier.
 */

/** Properties of a sidebar item whose value is no doc ID. */
const otherProperties = 'type|key|label|href|className|description';

/** Matches a doc ID in quotes: an item of its own, or the `id` of an item or link. */
const quoted = (pattern: string): string => `(?<!\\b(?:${otherProperties}):\\s*)'${pattern}'`;

const idPattern = (id: string): string => quoted(id.replaceAll('.', '\\.'));

/** Returns the position of the `]` that closes the `[` at `open`. Brackets in strings and comments don't count. */
const closingBracket = (text: string, open: number): number => {
  let depth = 0;
  for (const {0: token, index} of text
    .slice(open)
    .matchAll(/\/\/.*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[[\]]/g)) {
    depth += token === '[' ? 1 : token === ']' ? -1 : 0;
    if (depth === 0) {
      return open + index;
    }
  }
  throw new Error(
    `The list that starts with "${text.slice(open, open + 40)}" has no closing bracket.`,
  );
};

/** A category of a tree. */
export interface Category {
  readonly key: string;
  /** The IDs of the docs directly in it, including the page that opens with it. */
  readonly docs: readonly string[];
}

/** Lists the categories of a tree that have a key, in their order. */
export const listCategories = (text: string): Category[] => {
  const categories = [...text.matchAll(/\bkey: '([^']+)'/g)].map(
    ({0: match, 1: key = '', index}) => {
      const open = text.indexOf('items: [', index) + 'items: '.length;
      return {
        key,
        start: index + match.length,
        end: closingBracket(text, open),
        docs: [] as string[],
      };
    },
  );
  for (const {1: id = '', index} of text.matchAll(new RegExp(quoted("([^\\s']+)"), 'g'))) {
    const isReference = /type: 'ref',\s*(?:id: )?$/.test(text.slice(0, index));
    const inner = categories.findLast(({start, end}) => start < index && index < end);
    if (inner && !isReference) {
      inner.docs.push(id);
    }
  }
  return categories.map(({key, docs}) => ({key, docs}));
};

/**
 * Adds a doc to the category with this key, after the doc `after`, or at the end.
 *
 * @throws if the tree has no such category, or if the category doesn't list `after`
 */
export const insertDoc = (
  text: string,
  id: string,
  {category, after}: {category: string; after?: string},
): string => {
  const key = text.indexOf(`key: '${category}'`);
  if (key === -1) {
    throw new Error(`The tree has no category with the key '${category}'.`);
  }
  const open = text.indexOf('items: [', key) + 'items: '.length;
  const close = closingBracket(text, open);
  const list = text.slice(open, close);
  const place =
    after === undefined ? null : new RegExp(`(?<!:\\s*)${idPattern(after)},?`).exec(list);
  if (after !== undefined && !place) {
    throw new Error(`The category '${category}' doesn't list '${after}'.`);
  }
  const end = open + (place ? place.index + place[0].length : list.trimEnd().length);
  const comma = /[[,]\s*$/.test(text.slice(0, end)) ? '' : ',';
  return `${text.slice(0, end)}${comma}\n'${id}',${text.slice(end)}`;
};

/** Replaces a doc ID everywhere in the tree. */
export const renameDoc = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(idPattern(from), 'g'), `'${to}'`);

/** Removes a doc from the tree: its item, links to it, and the link of a category to it. */
export const removeDoc = (text: string, id: string): string =>
  text
    .replaceAll(new RegExp(`link:\\s*\\{[^{}]*${idPattern(id)}[^{}]*\\},?`, 'g'), '')
    .replaceAll(new RegExp(`\\{[^{}[\\]]*${idPattern(id)}[^{}[\\]]*\\},?`, 'g'), '')
    .replaceAll(new RegExp(`\\s*${idPattern(id)},?`, 'g'), '');
