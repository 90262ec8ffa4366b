import type {ZodType, ZodTypeDef} from 'zod';

/** The fields that entries of all collections have. */
export interface Entry {
  /** The name of the file without `.yml`. */
  readonly slug: string;
}

/** An entry as its pages get it. */
export type LoadedEntry<E extends Entry> = E & {
  /** The ID of the demo whose poster the pages of the entry show. Undefined if there is no such demo. */
  readonly poster?: string;
};

/** A collection: its folder in `src/data`, its schema and its pages. */
export interface EntriesOptions<E extends Entry> {
  /** The name of the folder and the first part of the URLs: `templates`. */
  readonly collection: string;
  /** The schema of an entry. The message of each issue explains how to fix it. */
  readonly schema: ZodType<E, ZodTypeDef, unknown>;
  /** The ID of the demo that illustrates an entry, if there is one. If omitted, no entry has an illustration. */
  readonly posterOf?: (slug: string) => string;
  /**
   * Reduces the entries to what the list page needs. The entries are sorted by slug. If omitted, the list page
   * gets the complete entries.
   */
  readonly toCards?: (entries: readonly LoadedEntry<E>[]) => readonly object[];
  /** The module of the list page. Its default export gets the prop `entries`. */
  readonly listComponent: string;
  /**
   * The module of an entry's page. Its default export gets the prop `entry`. If omitted, entries have no page.
   */
  readonly entryComponent?: string;
}
