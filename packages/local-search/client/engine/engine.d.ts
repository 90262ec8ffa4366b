import { type SearchAnswer, type SearchQuestion } from './types';
/** Reads a JSON file of the site. `fresh` bypasses the HTTP cache. */
export type ReadJson = (path: string, fresh?: boolean) => Promise<unknown>;
/** The search without a server: an index of the whole site, and texts that are loaded as results need them. */
export declare class Engine {
    private readonly index;
    private readonly folder;
    private readonly readJson;
    private readonly terms;
    private readonly shards;
    private constructor();
    /** @throws whatever `readJson` throws */
    static load(readJson: ReadJson): Promise<Engine>;
    hasPage(page: string): boolean;
    /** @throws what `readJson` throws if the text of a result can't be read */
    search({ query, page, hitsPerPage, snippetWords }: SearchQuestion): Promise<SearchAnswer>;
    private toHit;
    /** The heading of a section and the headings above it. */
    private headings;
    private text;
}
