/**
 * Removed commands that pages may mention in a sentence to explain what replaced them. Code blocks must
 * not contain them. The check fails for an entry that no page mentions.
 */
export const formerCommands: Readonly<Record<string, string>> = {
  install:
    'downloaded FFmpeg before 4.0; the release notes and the migration guide say that it was removed',
  preview:
    'the name of studio before 4.0; the release notes and the migration guide give the new one',
};
