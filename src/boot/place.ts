/** Where an element stands, to find what has taken its place when React has rendered its part anew. */
export type Place = () => Element | null;

/** The elements around an element, itself first, up to the document's. */
const chainOf = (element: Element): Element[] => {
  const chain: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    chain.push(each);
  }
  return chain;
};

/**
 * @returns finds the element, or the one at the same place: below the nearest of its old ancestors
 * that is still in the document, by the order of children
 */
export const placeOf = (element: Element): Place => {
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
