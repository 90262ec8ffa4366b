import type { IndexFile } from './index-format';
/**
 * Returns how much of a query each section quotes: the share of the query's phrases that it contains, plus the
 * share that its page contains. 0 for a section of a page that quotes nothing of the query.
 */
export declare const quotedShares: ({ quotes, sections, troubleshooting }: Pick<IndexFile, "quotes" | "sections" | "troubleshooting">, query: string) => ((section: number) => number);
