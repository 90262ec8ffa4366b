import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {beforeEach, describe, expect, it} from 'vitest';
import {pageKeys, readBuiltPages, selectPages, withLostPages} from './page-keys';

let site: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  site = temporaryFolder();
});

const page = (text: string, {script = 'a1b2', nav = 'Docs'} = {}) =>
  `<nav>${nav}</nav><main class=main><p>${text}</p><link href=/assets/js/${script}.js></main>`;

const keyOf = (html: string) => {
  site.write('docs/spring/index.html', html);
  return pageKeys(readBuiltPages(site.root)).get('/docs/spring');
};

describe('readBuiltPages()', () => {
  it('lists pages and redirects by path', () => {
    site.write('index.html', page('Home'));
    site.write('docs/spring/index.html', page('spring()'));
    site.write('404.html', page('Not found'));
    site.write('old/index.html', '<meta http-equiv="refresh" content="0; url=/docs/spring">');
    const pages = readBuiltPages(site.root);
    expect(pages.map(({path: at, redirectsTo}) => [at, redirectsTo])).toEqual([
      ['/docs/spring', null],
      ['/', null],
      ['/old', '/docs/spring'],
    ]);
    expect([...pageKeys(pages).keys()]).toEqual(['/docs/spring', '/']);
  });

  it('has keys that change with the content, but not with other pages and the names of scripts', () => {
    const key = keyOf(page('spring()'));
    expect(keyOf(page('spring()', {script: 'c3d4'}))).toBe(key);
    expect(keyOf(page('spring()', {nav: 'Docs and API'}))).toBe(key);
    expect(keyOf(page('measureSpring()'))).not.toBe(key);
    expect(keyOf('<p>no main</p>')).not.toBe(keyOf('<p>another</p>'));
  });
});

describe('selectPages()', () => {
  const paths = Array.from({length: 200}, (_, index) => `/docs/page-${index}`);
  const keys = new Map(paths.map((at) => [at, `key of ${at}`]));

  it('selects every kind, every changed or new page, and about a fifth of the others', () => {
    const record = new Map(keys).set('/docs/page-3', 'another');
    record.delete('/docs/page-4');
    for (const commit of ['a', 'b', 'c']) {
      const selected = selectPages(
        keys,
        record,
        ['/docs/page-1', '/docs/page-2/', '/none'],
        commit,
      );
      expect(selected).toEqual(
        expect.arrayContaining([1, 2, 3, 4].map((index) => `/docs/page-${index}`)),
      );
      expect(selected).not.toContain('/none');
      expect(selected.length).toBeGreaterThan(20);
      expect(selected.length).toBeLessThan(70);
    }
  });

  it('selects all pages without a record', () => {
    expect(selectPages(keys, new Map(), [], 'a')).toEqual(paths);
  });
});

it('withLostPages() keeps a recorded page that is gone until its URL redirects', () => {
  site.write('docs/spring/index.html', page('spring()'));
  site.write('docs/moved/index.html', '<meta http-equiv="refresh" content="0; url=/docs/spring">');
  const pages = readBuiltPages(site.root);
  const record = new Map([
    ['/docs/spring', 'old'],
    ['/docs/moved', 'a1'],
    ['/docs/lost', 'a2'],
  ]);
  expect([...withLostPages(pages, record)]).toEqual([
    ['/docs/lost', 'a2'],
    ['/docs/spring', pageKeys(pages).get('/docs/spring')],
  ]);
});
