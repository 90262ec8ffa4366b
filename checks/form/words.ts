/** A word or sign that pages do not use. */
export interface BannedWord {
  pattern: RegExp;
  remedy: string;
  /** Whether it is wrong in docs only: posts may praise. */
  docsOnly?: boolean;
}

const condescending =
  'Leave the word out, or say what makes the thing short: how many lines, which command.';

/** The rules under “Words” in CONTRIBUTING.md. Patterns are global, and see prose only. */
export const bannedWords: readonly BannedWord[] = [
  {
    pattern: /\b(?:simply|obviously|easy|easily|trivial|trivially|effortless(?:ly)?|of course)\b/gi,
    remedy: condescending,
  },
  {
    pattern: /\bjust\b/gi,
    remedy: 'Leave the word out, or write what is meant: only, as soon as, a moment ago.',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|TBA|coming soon|lorem ipsum|work in progress)\b/gi,
    remedy: 'A page is whole or it is not there: write it, or leave the sentence out.',
  },
  {
    pattern:
      /\b(?:seamless(?:ly)?|cutting-edge|game-changer|game-changing|blazingly?|best-in-class|world-class|powerful|revolutionary|supercharge[sd]?)\b/gi,
    remedy: 'Say what it does, in numbers where there are any.',
    docsOnly: true,
  },
  {
    pattern: /\b(?:foo|baz)\b/gi,
    remedy: 'Use a name that means something in video: title, logo, frame, durationInFrames.',
  },
  {
    pattern: /—|\s[–-]\s|(?<=\w)--(?=\w)|\s--\s/g,
    remedy: 'Write two sentences, a comma, a colon or parentheses.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})”"’'])!(?=[\s)”"’']|$)/gu,
    remedy: 'End the sentence with a full stop.',
  },
  {
    pattern: /\bwill be able to\b/gi,
    remedy: 'Write in the present tense: “you can”.',
  },
];
