import type {PhrasingContent, RootContent} from 'mdast';

/** A phrase in the options table has at most this many characters. */
export const summaryLimit = 100;

/** A text that ends a sentence: not the period of `e.g.` or of a version. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|vs))[.?!:](?=\s)/;

/**
 * Returns the first sentence of a description without its final punctuation and without links, or
 * undefined if the description doesn't start with a paragraph.
 */
export function firstSentence(
  description: RootContent | undefined,
): readonly PhrasingContent[] | undefined {
  if (description?.type !== 'paragraph') {
    return undefined;
  }
  const sentence: PhrasingContent[] = [];
  for (const node of plain(description.children)) {
    const end = node.type === 'text' ? sentenceEnd.exec(`${node.value} `) : null;
    // In the middle of a paragraph, punctuation at the end of a node is followed by code, not by a space.
    if (node.type === 'text' && end && end.index < node.value.length - 1) {
      sentence.push({type: 'text', value: node.value.slice(0, end.index)});
      return sentence;
    }
    sentence.push(node);
  }
  const last = sentence.at(-1);
  if (last?.type === 'text') {
    sentence[sentence.length - 1] = {type: 'text', value: last.value.replace(/[.?!:]\s*$/, '')};
  }
  return sentence;
}

/** Replaces links, terms and emphasis with their content, so that only text and code are left. */
function plain(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') {
      return [{type: 'text', value: node.value.replace(/\s+/g, ' ')}];
    }
    if (node.type === 'inlineCode') {
      return [{type: 'inlineCode', value: node.value}];
    }
    return 'children' in node ? plain(node.children) : [];
  });
}
