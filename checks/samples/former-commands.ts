/**
 * Commands of the past that pages may name in a sentence, to say what became of them. A fence must not
 * tell the reader to type one. An entry that no page names fails.
 */
export const formerCommands: Readonly<Record<string, string>> = {
  install:
    'downloaded FFmpeg before 4.0; the release notes and the migration guide say that it is gone',
  preview:
    'the name of studio before 4.0; the release notes and the migration guide give the new one',
};
