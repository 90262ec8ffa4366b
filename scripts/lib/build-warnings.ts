/** Warnings of the build whose cause can't be removed: a part of the text, and the reason. */
const expected: readonly {readonly text: string; readonly reason: string}[] = [
  {
    text: 'You can safely remove the Babel config file at `babel.config.js`',
    reason: 'Docusaurus has no option to turn off this hint, and the file is required.',
  },
];

/** Docusaurus lists hints about the configuration below this line, as items of a list. */
const hints = '[WARNING] Docusaurus site warnings:';

/**
 * Returns the first line of each warning in the output of a build that isn't expected.
 *
 * @param lines lines without color codes
 */
export const unexpectedWarnings = (lines: readonly string[]): string[] => {
  let inHints = false;
  return lines.filter((line) => {
    inHints = line.startsWith('[') ? line.trim() === hints : inHints;
    const isWarning = inHints ? line.startsWith('- ') : line.startsWith('[WARNING]');
    return isWarning && !expected.some(({text}) => line.includes(text));
  });
};
