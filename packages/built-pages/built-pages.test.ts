import {readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, it} from 'vitest';
import builtPages, {type PageReader, type Steps} from './/index';
import {elementsIn} from './hast';

const page = '<html><script>text</script></html>';

const site = (baseUrl = '/') => {
  const {root} = temporaryFolder({
    'build/about/index.html': page,
    'build/docs/spring.html': page,
    'build/404.html': page,
  });
  return {outDir: path.join(root, 'build'), baseUrl};
};

describe('the pass over the built pages', () => {
  const routes = ['about', 'docs', 'docs/spring', '404.html'];
  const run = async (steps: Steps, built = site(), plugins: readonly object[] = []) => {
    const routesPaths = routes.map((route) => built.baseUrl + route);
    await builtPages(steps).postBuild?.({...built, routesPaths, plugins} as never);
    return (file: string) => readFileSync(path.join(built.outDir, file), 'utf8');
  };

  /** Writes what it sees of each page into a file. */
  const reader = (): PageReader => {
    const seen: string[] = [];
    return {
      read: ({route, head, main}) => {
        const texts = elementsIn(main ?? {type: 'root', children: []}).map(({children: [child]}) =>
          child?.type === 'text' ? child.value : '',
        );
        seen.push([route, head.title, ...texts].join());
      },
      files: () => new Map([['seen/pages.txt', seen.join('\n')]]),
    };
  };

  it('edits each page, in the order of the edits, and ignores routes without a page', async () => {
    const read = await run({
      edits: [
        () => (html, route) => html.replace('text', route),
        () => (html) => html.replace('/about', '/about first').replace('<html>', '<html lang=en>'),
      ],
      readers: [],
    });
    expect(read('about/index.html')).toBe(
      page.replace('text', '/about first').replace('<html>', '<html lang=en>'),
    );
    expect(read('404.html')).toContain('>/404.html</script>');
    expect(read('docs/spring.html')).toContain('>/docs/spring</script>');
  });

  it('shows the edited pages to readers, in the order of the routes', async () => {
    const body = '<title>&lt;Video&gt;</title><body><main>Text</main>';
    const read = await run({
      edits: [() => (html, route) => html.replace('text', '') + body.replace('Text', route)],
      readers: [reader],
    });
    expect(read('seen/pages.txt')).toBe(
      '/about,<Video>,/about\n/docs/spring,<Video>,/docs/spring\n/404.html,<Video>,/404.html',
    );
  });

  it('finds the pages of a site with a base URL', async () => {
    const read = await run({edits: [() => (_html, route) => route], readers: []}, site('/base/'));
    expect(read('docs/spring.html')).toBe('/base/docs/spring');
  });

  it('writes only the pages that changed', async () => {
    const built = site();
    const file = path.join(built.outDir, 'about/index.html');
    utimesSync(file, 1, 1);
    await run({edits: [() => (html) => html], readers: []}, built);
    expect(statSync(file).mtimeMs).toBe(1000);
  });

  it('runs the hooks of other plugins when everything is written', async () => {
    const built = site();
    let found = '';
    const afterPages = ({outDir, content}: {outDir: string; content: string}) => {
      found = content + readFileSync(path.join(outDir, 'seen/pages.txt'), 'utf8').slice(0, 6);
    };
    await run({edits: [], readers: [reader]}, built, [{content: 'posts ', afterPages}, {}]);
    expect(found).toBe('posts /about');
  });

  const fail = (route: string): string => {
    if (route === '/docs/spring') {
      throw new Error('no link');
    }
    return '';
  };

  it.each<[string, Steps]>([
    ['an edit', {edits: [() => (_html, route) => fail(route)], readers: []}],
    [
      'a reader',
      {edits: [], readers: [() => ({read: ({route}) => void fail(route), files: () => new Map()})]},
    ],
  ])('names the page on which %s failed', async (_step, steps) => {
    await expect(run(steps)).rejects.toThrow('The built page /docs/spring: no link');
  });

  it.each([
    [{readers: []}, '`edits` is undefined'],
    [{edits: [], readers: [{read: () => {}}]}, '`readers` is [ { read: [Function: read] } ]'],
  ])('rejects the options %j', (steps, message) => {
    expect(() => builtPages(steps as never)).toThrow(
      `@docs-kit/built-pages: The option ${message}. Write a list of functions from the site to a step.`,
    );
  });

  it('fails if no route has an HTML file', async () => {
    const built = {...site(), outDir: temporaryFolder().root};
    await expect(run({edits: [], readers: []}, built)).rejects.toThrow(
      'built-pages: none of the 4 routes has an HTML file',
    );
  });
});
