import path from 'node:path';
import {isPartial} from '@docs-kit/docs-proof';
import {inline} from '@docs-kit/docs-proof/mdx';
import type {PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {docIdOfRoute, readDocsPages} from '../pages';
import {firstMention, glossaryOf, isTermRoute, type Term} from './glossary';

/** These elements don't contain running text: terms aren't linked, and links get no definition. */
const notProse = new Set(['heading', 'table', 'blockquote']);

/**
 * Links the first mention of each term on a docs page to the page of the term. This link, and links to terms
 * that authors write, show the definition on hover and focus.
 *
 * The front matter of the pages in `docs/terminology` defines what is a mention. A term isn't linked on its own
 * page. In partials, only links that authors write get definitions, because a partial doesn't know which terms
 * its page has already mentioned.
 */
export default function remarkTerms({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    const glossary = glossaryOf(readDocsPages(siteDir, isTermRoute));
    const page = path.relative(path.join(siteDir, 'docs'), file.path).split(path.sep).join('/');
    const others = glossary.filter(({route}) => `${docIdOfRoute(route)}.mdx` !== page);
    linkTerms(tree, others, new Set(isPartial(page) ? [] : others));
  };
}

type Parent = Extract<Root | RootContent, {children: unknown[]}>;

/** @param open terms that haven't been mentioned yet; linked terms are removed from it */
function linkTerms(parent: Parent, glossary: readonly Term[], open: Set<Term>): void {
  const children = parent.children as RootContent[];
  for (let at = 0; at < children.length; at++) {
    const node = children[at];
    if (node === undefined || notProse.has(node.type)) {
      continue;
    }
    if (node.type === 'link') {
      const term = glossary.find(({route}) => route === node.url);
      if (term) {
        open.delete(term);
        children[at] = termLink(term, node.children);
      }
    } else if (node.type === 'text') {
      const pieces = linkMention(node, open);
      if (pieces) {
        // Continue with the rest of the text, which may mention another term.
        children.splice(at, 1, ...pieces);
        at += pieces.length - 2;
      }
    } else if ('children' in node && !isElementOfItsOwn(node)) {
      linkTerms(node, glossary, open);
    }
  }
}

/** Headings and links that are JSX, and the options table, whose phrases repeat those of the page. */
function isElementOfItsOwn(node: RootContent): boolean {
  return (
    'name' in node &&
    /^(?:a|h[1-6]|summary|Link|mdxAdmonitionTitle|OptionsTable)$/.test(node.name ?? '')
  );
}

/**
 * Splits a text into the part before a mention, the linked mention, and the part after it. Returns undefined if
 * there is no mention.
 */
function linkMention({value}: Text, open: Set<Term>): [Text, MdxJsxTextElement, Text] | undefined {
  const mention = firstMention(value, [...open]);
  if (!mention) {
    return undefined;
  }
  const {term, start, end} = mention;
  open.delete(term);
  return [
    {type: 'text', value: value.slice(0, start)},
    termLink(term, [{type: 'text', value: value.slice(start, end)}]),
    {type: 'text', value: value.slice(end)},
  ];
}

function termLink(
  {route, definition}: Term,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return inline('Term', children, {to: route, definition});
}
