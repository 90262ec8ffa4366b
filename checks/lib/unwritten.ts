import type {Problem} from '@docs-kit/docs-proof';

/** Reports the notes that `npm run new` leaves where the author must add content. */
export function unwritten({file, text}: {readonly file: string; readonly text: string}): Problem[] {
  return text.split('\n').flatMap((line, index): Problem[] => {
    const found = /\bWRITE: (.*?)(?: \*\/\}|["'`]|$)/.exec(line);
    return found
      ? [
          {
            file,
            line: index + 1,
            message: `Missing content: ${found[1] ?? ''}.`,
            remedy: 'Write the content, and remove the note.',
          },
        ]
      : [];
  });
}
