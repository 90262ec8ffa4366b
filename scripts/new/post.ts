import {descriptionNote, frontMatter, note, page, UsageError, type Scaffold} from './scaffold';

type Collection = 'blog' | 'learn' | 'success-stories';

const sections: Readonly<Record<Collection, readonly [heading: string, about: string][]>> = {
  blog: [
    ['WRITE: what changed', 'what changed, with code'],
    ['WRITE: why you care', 'what it makes possible, or what it breaks'],
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
      'which parts of the toolkit it uses, from a source that can be checked',
    ],
    ['What you can take from it', 'what a reader can do the same way, with links'],
  ],
};

/**
 * `post faster-lambda`
 *
 * The date is for the author to write: it is the day of publication, and a script that reads the clock
 * would guess it.
 */
export function post(collection: Collection, [slug]: readonly string[]): Scaffold {
  if (slug === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new UsageError('Name the slug, in lower case with hyphens: faster-lambda.');
  }
  return {
    file: `${collection}/${slug}.mdx`,
    text: page([
      frontMatter({
        title: 'WRITE: the title',
        description: descriptionNote,
        slug,
        date: 'WRITE: the day of publication; put it before the name of the file as well',
        tags: ['WRITE: keys of tags.yml'],
      }),
      note('one or two sentences that say what the reader gets'),
      '{/* truncate */}',
      ...sections[collection].flatMap(([heading, about]) => [`## ${heading}`, note(about)]),
    ]),
  };
}
