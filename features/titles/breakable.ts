import {inline} from '@docs-kit/docs-proof/mdx';
import type {PhrasingContent} from 'mdast';

/** Names that fit into one line of a heading on a phone. */
const short = 16;

/** Between the words of a name: after `.` and `/`, and before a capital letter that follows a small one. */
const boundary = /(?<=[./](?=\w))|(?<=[a-z\d])(?=[A-Z])/;

/**
 * Adds a possible line break between the words of each long name: `<Series.` `Sequence>`,
 * `get` `Video` `Metadata()`.
 */
export function breakable(text: string): PhrasingContent[] {
  const parts = text
    .split(/(\s+)/)
    .flatMap((word) => (word.length <= short ? [word] : withBreaks(word.split(boundary))));
  // Adjacent texts become one.
  return parts.reduce<PhrasingContent[]>((nodes, part) => {
    const last = nodes.at(-1);
    if (part === wordBreak) {
      nodes.push(inline('wbr', []));
    } else if (last?.type === 'text') {
      last.value += part;
    } else {
      nodes.push({type: 'text', value: part});
    }
    return nodes;
  }, []);
}

const wordBreak = Symbol('word break');

function withBreaks(words: readonly string[]): (string | typeof wordBreak)[] {
  return words.flatMap((word, index) => (index === 0 ? [word] : [wordBreak, word]));
}
