import {expect, it} from 'vitest';
import {removeTitles} from './heading-links';

const heading = (attributes: string) =>
  `<h2 id=fps><code>fps</code><a href=#fps ${attributes}></a></h2>`;

it('removes a title that repeats the name of the link', () => {
  for (const name of ['"Direct link to fps"', 'fps']) {
    expect(removeTitles()(heading(`class=hash-link aria-label=${name} title=${name}`), '/')).toBe(
      heading(`class=hash-link aria-label=${name}`),
    );
  }
});

it('keeps the titles of other links', () => {
  const html = '<a href=/a class=more aria-label="More" title="More">More</a>';
  expect(removeTitles()(html, '/')).toBe(html);
});

it('fails if a title differs from the name', () => {
  const html = heading('class="anchor hash-link" aria-label=fps title="Copy"');
  expect(() => removeTitles()(html, '/')).toThrow('can’t remove the title of <a href=#fps');
});
