import type { IndexFile } from './index-format';
/**
 * Returns by how much to multiply the score of each section, because its heading or its URL is the name that the
 * reader typed or started to type. 1 if the name is different.
 */
export declare const nameFactors: ({ sections, pages, brand }: Pick<IndexFile, "sections" | "pages" | "brand">, query: string) => ((section: number) => number);
