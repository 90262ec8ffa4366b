import {UsageError} from '../pages/usage-error';
import {descriptionNote, frontMatter, note, page, titleNote, type Scaffold} from './scaffold';

type Collection = 'blog' | 'learn' | 'success-stories';

const sections: Readonly<Record<Collection, readonly [heading: string, about: string][]>> = {
  blog: [
    ['WRITE: what changed', 'what changed, with code'],
    ['WRITE: why you care', 'what the change makes possible, or what it breaks'],
    ['How to upgrade', 'the command, and what to change by hand'],
  ],
  learn: [
    ['WRITE: what we build', 'the result, as a demo'],
    ['WRITE: the first step', 'complete code, and why it works'],
    ['Take it further', 'what to try next, with links'],
  ],
  'success-stories': [
    ['WRITE: the product', 'what it does and for whom'],
    [
      'WRITE: how it is made',
      'which parts of the toolkit it uses, with a source that readers can verify',
    ],
    ['What you can take from it', 'what readers can adopt, with links'],
  ],
};

/**
 * `post faster-lambda`
 *
 * The author writes the date, because the script doesn't know the day of publication.
 */
export function post(collection: Collection, [slug]: readonly string[]): Scaffold {
  if (slug === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new UsageError('Pass a slug in lowercase with hyphens, for example faster-lambda.');
  }
  return {
    file: `${collection}/${slug}.mdx`,
    text: page([
      frontMatter({
        title: titleNote,
        description: descriptionNote,
        slug,
        date: 'WRITE: the date of publication; also add it to the start of the file name',
        tags: ['WRITE: keys of tags.yml'],
        outcome:
          collection === 'success-stories'
            ? 'WRITE: what the story achieved: text, figures, asOf and source'
            : undefined,
      }),
      note('what the reader gets, in one or two sentences'),
      '{/* truncate */}',
      ...sections[collection].flatMap(([heading, about]) => [`## ${heading}`, note(about)]),
    ]),
  };
}
