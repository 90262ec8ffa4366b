/** A word or sign that pages don't use. */
export interface BannedWord {
  pattern: RegExp;
  /** What to write instead. A function gets the match, so that it can use the words of the page. */
  remedy: string | ((match: RegExpMatchArray) => string);
  /** Whether it is wrong in docs only: posts may praise. */
  docsOnly?: boolean;
}

const condescending = 'Remove the word, or give the reason: how many lines, which command.';

/** A habit of sentences that read as if translated, with what developers write instead. */
function foreign(
  pattern: RegExp,
  rewrite: (match: RegExpMatchArray) => string,
  options: Pick<BannedWord, 'docsOnly'> = {},
): BannedWord {
  return {pattern, remedy: (match) => `Write “${rewrite(match)}”.`, ...options};
}

/** The rules under “Words” in contributing/pages.md. Patterns are global, and see prose only. */
export const bannedWords: readonly BannedWord[] = [
  {
    pattern: /\b(?:simply|obviously|easy|easily|trivial|trivially|effortless(?:ly)?|of course)\b/gi,
    remedy: condescending,
  },
  {
    pattern: /\bjust\b/gi,
    remedy: 'Remove the word, or write what you mean: only, as soon as, a moment ago.',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|TBA|coming soon|lorem ipsum|work in progress)\b/gi,
    remedy: 'Write the missing content, or remove the sentence.',
  },
  {
    pattern:
      /\b(?:seamless(?:ly)?|cutting-edge|game-changer|game-changing|blazingly?|best-in-class|world-class|powerful|revolutionary|supercharge[sd]?)\b/gi,
    remedy: 'Say what it does, with numbers if possible.',
    docsOnly: true,
  },
  {
    pattern: /\b(?:foo|baz)\b/gi,
    remedy: 'Use a meaningful name from the world of video: title, logo, frame, durationInFrames.',
  },
  {
    pattern: /—|\s[–-]\s|(?<=\w)--(?=\w)|\s--\s/g,
    remedy: 'Use two sentences, a comma, a colon or parentheses.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})”"’'])!(?=[\s)”"’']|$)/gu,
    remedy: 'End the sentence with a period.',
  },
  {
    pattern: /\bwill be able to\b/gi,
    remedy: 'Write in the present tense: “you can”.',
  },
  foreign(/\bneeds? not (\w+)/gi, ([, verb = '']) => `doesn't need to ${verb}`),
  foreign(/\bany more(?=[.,;:)]|$)/gi, () => 'no longer” before the verb: “it no longer …'),
  foreign(/\banew\b/gi, () => 'again'),
  foreign(/\bother than (in|with|on|at|for)\b/gi, ([, word = '']) => `unlike ${word}`),
  foreign(/\bin contrast to\b/gi, () => 'unlike'),
  foreign(/\bfor otherwise\b/gi, () => 'because otherwise'),
  foreign(/[,;] else\b/gi, () => '; otherwise,'),
  foreign(/\b(no|some|any)body\b/gi, ([, word = '']) =>
    word.toLowerCase() === 'no' ? 'no one” or “you' : `${word.toLowerCase()}one” or “you`,
  ),
  foreign(/\b(?:likewise|the same holds)\b/gi, () => 'also'),
  foreign(/\bcounted from (?:0|zero)\b/gi, () => 'zero-based” or “starts at 0'),
  foreign(
    /(?<!in[- ])\bpictures?\b(?![- ]in[- ]picture)/gi,
    ([word]) => (word.endsWith('s') ? 'images' : 'image'),
    {docsOnly: true},
  ),
  foreign(
    /(?:^|(?<=[.:;]\s))Where (the|an?|it|there|they|none|one|no|both)\b(?=[^.?!]*,)/g,
    ([, word = '']) => `If ${word}`,
  ),
  foreign(
    /\bby (v\d+(?:\.\d+)*)/g,
    ([, version = '']) => `since ${version}”, or “${version} or earlier`,
  ),
  foreign(
    /\b(?:hands?|handed|handing) (it|them|the|its|over|on)\b/gi,
    ([, word = '']) => `passes ${word}`,
  ),
  foreign(
    /\b(draw)(s|n|ing)? (the |an? |every |each )?(components?|compositions?|scenes?|videos?|pages?)\b/gi,
    ([, , , article = '', noun = '']) => `render ${article}${noun}`,
  ),
  foreign(/\bends the command\b/gi, () => 'the command fails” or “the command exits'),
  foreign(/\blies (in|on|at|below|above|between|outside)\b/gi, ([, word = '']) => `is ${word}`),
];
