import {readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import builtPages, {
  type BuiltSite,
  type PageReader,
  type Steps,
} from '../../../../plugins/built-pages';
import {elementsIn} from '../../../../plugins/lib/hast';
import {nameFiles} from '../../../../plugins/deferred-hydration';
import {linkSheets} from '../../../../plugins/page-styles/link';
import {temporarySite} from '../../checks/temporary-site';

const page =
  '<html><link rel=stylesheet href=/assets/css/styles.1a.css><script data-app="/assets/js/main.1a.js">boot</script></html>';

const files = {
  'build/assets/css/styles.1a.css': '',
  'build/assets/css/product-styles.1a.css': '',
  'build/assets/css/content-styles.1a.css': '',
  'build/about/index.html': page,
  'build/docs/spring.html': page,
  'build/404.html': page,
  '.docusaurus/app-files.json': JSON.stringify({
    scripts: {'/about': ['assets/js/about.1a.js'], '/docs/spring/': ['assets/js/spring.1a.js']},
    chunks: {'on-demand-search-modal': ['assets/css/dialog.1a.css', 'assets/js/dialog.1a.js']},
  }),
};

const plugin = {name: 'test', id: 'default'};

type Site = Pick<BuiltSite, 'outDir' | 'generatedFilesDir' | 'baseUrl' | 'routes'>;

const site = (changed: Record<string, string> = {}): Site => {
  const {root} = temporarySite({...files, ...changed}, 'none');
  return {
    outDir: path.join(root, 'build'),
    generatedFilesDir: path.join(root, '.docusaurus'),
    baseUrl: '/',
    routes: [
      {path: '/about', component: '@site/src/product/About', plugin},
      {path: '/docs', component: '@theme/DocsRoot', plugin},
    ],
  };
};

const without = (name: keyof typeof files): Site => {
  const {[name]: _gone, ...rest} = files;
  const {root} = temporarySite(rest, 'none');
  return {
    ...site(),
    outDir: path.join(root, 'build'),
    generatedFilesDir: path.join(root, '.docusaurus'),
  };
};

describe('the pass over the built pages', () => {
  const routesPaths = ['/about', '/docs', '/docs/spring', '/404.html'];
  const run = async (steps: Steps, built: Site = site(), plugins: readonly object[] = []) => {
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
        () => (html, route) => html.replace('boot', route),
        () => (html) => html.replace('/about', '/about first').replace('<html>', '<html lang=en>'),
      ],
      readers: [],
    });
    expect(read('about/index.html')).toBe(
      page.replace('boot', '/about first').replace('<html>', '<html lang=en>'),
    );
    expect(read('404.html')).toContain('>/404.html</script>');
    expect(read('docs/spring.html')).toContain('>/docs/spring</script>');
  });

  it('shows the edited pages to readers, in the order of the routes', async () => {
    const body = '<title>&lt;Video&gt;</title><body><main>Text</main>';
    const read = await run({
      edits: [() => (html, route) => html.replace('boot', '') + body.replace('Text', route)],
      readers: [reader],
    });
    expect(read('seen/pages.txt')).toBe(
      '/about,<Video>,/about\n/docs/spring,<Video>,/docs/spring\n/404.html,<Video>,/404.html',
    );
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
});

describe('the style sheet of a page', () => {
  it('is linked after the style sheet of all pages', () => {
    const link = linkSheets(site());
    expect(link(page, '/about')).toContain(
      'styles.1a.css><link rel=stylesheet href=/assets/css/product-styles.1a.css>',
    );
    expect(link(page, '/docs/spring')).toContain('href=/assets/css/content-styles.1a.css>');
  });

  it('fails the build if it is not in the expected place', () => {
    expect(() => linkSheets(without('build/assets/css/product-styles.1a.css'))).toThrow(
      'the build has no assets/css/product-styles.*.css',
    );
    expect(() => linkSheets(site())('<html></html>', '/about')).toThrow(
      'found no link to assets/css/styles.*.css',
    );
  });
});

describe('the files that the app will request', () => {
  it('are listed in the boot script: those of the page and those of the search dialog', () => {
    const name = nameFiles(site());
    expect(name(page, '/about')).toContain(
      '<script data-page="/assets/js/about.1a.js" data-search="/assets/css/dialog.1a.css /assets/js/dialog.1a.js" data-app="/assets/js/main.1a.js">boot',
    );
    expect(name(page, '/docs/spring')).toContain('data-page="/assets/js/spring.1a.js"');
    expect(name(page, '/404.html')).toContain('data-page=""');
  });

  it('fail the build if they are unknown', () => {
    expect(() => nameFiles(without('.docusaurus/app-files.json'))).toThrow(
      '.docusaurus/app-files.json, which lists',
    );
    const noDialog = '{"scripts": {}, "chunks": {}}';
    expect(() => nameFiles(site({'.docusaurus/app-files.json': noDialog}))).toThrow(
      'the app has no chunk "on-demand-search-modal"',
    );
    expect(() => nameFiles(site())('<html></html>', '/about')).toThrow('found no boot script');
  });
});
