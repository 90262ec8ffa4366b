import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** The notes that `npm run new` leaves where an author has to say something. */
export function unwritten({file, text}: Pick<Page, 'file' | 'text'>): Problem[] {
  return text.split('\n').flatMap((line, index): Problem[] => {
    const found = /\bWRITE: (.*?)(?: \*\/\}|["'`]|$)/.exec(line);
    return found
      ? [
          {
            file,
            line: index + 1,
            message: `Something is still to be written: ${found[1] ?? ''}.`,
            remedy: 'Write it, and remove the note.',
          },
        ]
      : [];
  });
}
