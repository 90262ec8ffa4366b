/** How many lines of a long code block are visible before the reader opens it. */
export const collapsedLines = 25;

/** Whether a code block has so many lines that at first, only its first lines are visible. */
export const isLong = (lineCount: number): boolean => lineCount > 40;
