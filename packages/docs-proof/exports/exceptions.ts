/** Where the pages may differ from the exports, and why. The check fails if an entry is no longer needed. */
export interface ExportExceptions {
  /** The file that contains the lists, relative to the root. Problems with an entry name it. */
  readonly file: string;
  /** Why no page documents an export, by its package and its name: `@acme/cli main`. */
  readonly undocumented: Readonly<Record<string, string>>;
  readonly stubs: readonly Stub[];
  readonly hiddenMembers: readonly HiddenMembers[];
  readonly typePages: readonly TypePage[];
}

/** An export that only throws an error that says that it was removed. Its page says the same. */
export interface Stub {
  readonly package: string;
  readonly symbol: string;
  readonly reason: string;
}

/** Members that a page doesn't describe. */
export interface HiddenMembers {
  readonly package: string;
  readonly symbols: readonly string[];
  /**
   * Paths of members that need no heading, for example `config.mass`. `dispatch*` matches all names that
   * start with `dispatch`.
   */
  readonly members: readonly string[];
  readonly reason: string;
}

/** A type whose fields are documented on a page. Other pages link to it instead of repeating the fields. */
export interface TypePage {
  readonly type: string;
  readonly route: string;
}

/** Whether an export needs a page. Internal names and the exports in `undocumented` don't. */
export const needsPage = (
  {undocumented}: Pick<ExportExceptions, 'undocumented'>,
  from: string,
  name: string,
): boolean => !isInternal(name) && undocumented[`${from} ${name}`] === undefined;

/** Whether a name is internal: `…Internals`, `_…`. */
export const isInternal = (name: string): boolean =>
  /Internals$/.test(name) || name.startsWith('_');

/** Whether a member of an export needs no heading. */
export const isHidden = (
  exceptions: Pick<ExportExceptions, 'hiddenMembers'>,
  packageName: string,
  symbol: string,
  member: string,
): boolean =>
  hiddenMembersOf(exceptions, packageName, symbol).some((pattern) => matches(pattern, member));

/** Returns the paths of the members of an export that need no heading. */
export const hiddenMembersOf = (
  {hiddenMembers}: Pick<ExportExceptions, 'hiddenMembers'>,
  packageName: string,
  symbol: string,
): string[] =>
  hiddenMembers
    .filter((each) => each.package === packageName && each.symbols.includes(symbol))
    .flatMap(({members}) => members);

/** Whether the path of a member matches an entry of `members`. */
export const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
