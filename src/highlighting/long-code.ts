/** How many lines of a long sample are visible before the reader opens it. */
export const collapsedLines = 25;

/** Whether a sample has so many lines that only its first lines are visible at first. */
export const isLong = (lineCount: number): boolean => lineCount > 40;
