/** Finds an element, or the element in its former position. Returns null if there is neither. */
export type FindElement = () => Element | null;

/** The ancestors of an element, starting with itself. */
const chainOf = (element: Element): Element[] => {
  const chain: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    chain.push(each);
  }
  return chain;
};

/**
 * Remembers the position of an element, to find its replacement after React has rendered again.
 *
 * @returns a function that finds the element, or the element in the same position: it looks below the nearest
 *   former ancestor that is still in the document, by the indexes of the children
 */
export const trackPosition = (element: Element): FindElement => {
  const chain = chainOf(element);
  const indexes = chain.map((each) => Array.from(each.parentElement?.children ?? []).indexOf(each));
  return () => {
    const anchor = chain.findIndex((each) => each.isConnected);
    return indexes
      .slice(0, Math.max(anchor, 0))
      .reduceRight<Element | null>(
        (parent, index) => parent?.children[index] ?? null,
        chain[anchor] ?? null,
      );
  };
};
