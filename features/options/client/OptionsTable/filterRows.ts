interface FilterRow {
  /** Its name, type and description. */
  readonly text: string;
  /** 0 for an option, 1 for a member of the option above, and so on. */
  readonly level: number;
}

/** Whether a text contains each word of a query, in any order and regardless of case. */
export const matches = (text: string, query: string): boolean => {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
};

/**
 * Returns which rows match a query, and which are visible: those, and the options whose members match.
 */
export const filterRows = (
  rows: readonly FilterRow[],
  query: string,
): {readonly matching: readonly boolean[]; readonly visible: readonly boolean[]} => {
  const matching = rows.map(({text}) => matches(text, query));
  const visible = [...matching];
  // From the bottom up: the level of the nearest visible row below.
  let level = 0;
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index]!;
    if (row.level < level) {
      visible[index] = true;
    }
    if (visible[index]) {
      level = row.level;
    }
  }
  return {matching, visible};
};
