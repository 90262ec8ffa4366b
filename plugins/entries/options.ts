import type {ZodType, ZodTypeDef} from 'zod';

/** What every entry has, whatever its collection. */
export interface Entry {
  /** The name of the file without `.yml`. */
  readonly slug: string;
}

/** One collection: its folder below `src/data`, its schema and its pages. */
export interface EntriesOptions<E extends Entry> {
  /** The name of the folder and the first part of the addresses: `templates`. */
  readonly collection: string;
  /** What an entry has to look like. The message of each issue says what to write instead. */
  readonly schema: ZodType<E, ZodTypeDef, unknown>;
  /**
   * What the list page receives, so that it does not carry all of every entry. Entries come in the
   * order of their slugs. Left out, the list page receives them as they are.
   */
  readonly toCards?: (entries: readonly E[]) => readonly object[];
  /** The module of the list page. Its default export takes `entries`. */
  readonly listComponent: string;
  /** The module of an entry's page. Its default export takes `entry`. Left out, entries have no page. */
  readonly entryComponent?: string;
}
