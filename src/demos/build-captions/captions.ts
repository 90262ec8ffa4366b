/** A spoken word, with the time at which it starts and ends. */
export type Word = {text: string; startMs: number; endMs: number};

/** Lines of captions, as a speech recognizer and a grouping step would give them. */
export const lines: Word[][] = [
  [
    {text: 'A', startMs: 200, endMs: 420},
    {text: 'caption', startMs: 420, endMs: 980},
    {text: 'is', startMs: 980, endMs: 1240},
    {text: 'a', startMs: 1240, endMs: 1400},
    {text: 'list', startMs: 1400, endMs: 1780},
    {text: 'of', startMs: 1780, endMs: 1980},
    {text: 'words,', startMs: 1980, endMs: 2600},
  ],
  [
    {text: 'and', startMs: 2900, endMs: 3160},
    {text: 'every', startMs: 3160, endMs: 3560},
    {text: 'word', startMs: 3560, endMs: 4000},
    {text: 'knows', startMs: 4000, endMs: 4500},
  ],
  [
    {text: 'when', startMs: 4700, endMs: 5000},
    {text: 'it', startMs: 5000, endMs: 5200},
    {text: 'is', startMs: 5200, endMs: 5420},
    {text: 'spoken.', startMs: 5420, endMs: 6300},
  ],
];
