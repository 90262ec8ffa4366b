import type {Plugin} from '@docusaurus/types';

const id = 'page-end';

/**
 * Lets the first paint wait until all HTML has arrived: up to 16 kB (gzip) on half of the pages, and at most 40. A busy
 * browser would otherwise paint half of a line, a table or the navbar, whose elements move when the rest follows.
 *
 * @see https://developer.mozilla.org/docs/Web/HTML/Attributes/rel#expect
 */
export default function firstPaintPlugin(): Plugin {
  return {
    name: 'first-paint',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'expect', href: `#${id}`, blocking: 'render'}},
      ],
      postBodyTags: [{tagName: 'span', attributes: {id, hidden: true}}],
    }),
  };
}
