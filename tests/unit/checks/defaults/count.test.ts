import {describe, expect, test} from 'vitest';
import {judgeCounts} from '../../../../checks/defaults/count';
import {listed} from '../../../../checks/defaults/unproven';

const fps = '### `fps?`\n\n<Option type="number" default="30" />\n';

const page = (text: string, partial = false) => ({
  file: partial ? 'docs/_partials/fps.mdx' : 'docs/page.mdx',
  text,
  collection: 'docs' as const,
  partial,
});

const stated = (file: string, line: number) => ({file, line, default: '30'});

const messages = (...parameters: Parameters<typeof judgeCounts>) =>
  judgeCounts(...parameters).map(({file, message}) => `${file} ${message}`);

describe('the figures on the home page', () => {
  test('count each compared default once, even if several pages include it', () => {
    const documented = [
      stated('docs/page.mdx', 3),
      stated('docs/_partials/fps.mdx', 3),
      stated('docs/_partials/fps.mdx', 3),
      {...stated('docs/page.mdx', 9), default: undefined},
    ];
    expect(messages([page(fps), page(fps, true)], documented, {listed: 0}, true)).toEqual([]);
  });

  test('fail on a page whose defaults are counted and not compared, or the other way around', () => {
    expect(messages([page(fps)], [], {listed: 0}, false)).toEqual([
      'docs/page.mdx The figures on the home page count 1 defaults on this page, but 0 are compared with the packages.',
    ]);
    expect(messages([page('')], [stated('docs/page.mdx', 3)], {listed: 0}, false)).toHaveLength(1);
  });

  test('only compare partials if all pages are loaded', () => {
    expect(messages([page(fps, true)], [], {listed: 0}, false)).toEqual([]);
    expect(messages([page(fps, true)], [], {listed: 0}, true)).toHaveLength(1);
  });

  test('fail if an entry without a proof covers several defaults', () => {
    expect(messages([], [], {listed: listed.length}, true)).toEqual([]);
    expect(messages([], [], {listed: listed.length + 1}, true)).toEqual([
      expect.stringMatching(
        /^checks\/defaults\/unproven\.ts The figures on the home page count each/,
      ),
    ]);
  });
});
