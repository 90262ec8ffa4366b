import type { IndexFile } from './index-format';
/** Returns by how much to multiply the score of each section, because of the kind of its page. */
export declare const kindFactors: ({ kinds, pages, sections }: Pick<IndexFile, "kinds" | "pages" | "sections">, query: string) => ((section: number) => number);
