/** Formats a table with aligned columns: numbers and units are aligned right. */
export const formatTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
};

/** Printed if a value wasn't measured or doesn't exist. */
export const nothing = '-';

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
export const mib = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);
export const seconds = (value: number): string => value.toFixed(1);
export const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
export const inBytes = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
export const factor = (value: number): string => value.toFixed(2);
