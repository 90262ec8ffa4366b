import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, it} from 'vitest';
import {deferredHydration, type AppFiles, type DeferredHydrationOptions} from './/index';
import {pageTemplate} from './template';

const browsers = 'Chrome 109 or Safari 16.4';

describe('the page template', () => {
  const {ssrTemplate} = deferredHydration({browsers});

  it('lists the scripts of the React app instead of loading them, and keeps the rest of the template', () => {
    expect(ssrTemplate).toContain('<script data-app="<%= it.scripts.map(');
    expect(ssrTemplate).not.toMatch(/ defer>|it\.scripts\.forEach/);
    for (const part of ['it.headTags', 'it.stylesheets.forEach', 'it.preBodyTags', 'it.appHtml']) {
      expect(ssrTemplate).toContain(part);
    }
  });

  it('contains a script that the template engine does not change', () => {
    const [, script = ''] = /join\(" "\) %>">(.*?)<\/script>/s.exec(ssrTemplate) ?? [];
    expect(script.length).toBeGreaterThan(500);
    expect(script).not.toMatch(/<%|%>|<\/script/);
  });

  it('names the oldest supported browsers', () => {
    expect(ssrTemplate).toContain(browsers);
  });

  it('contains the script of the site with the values of `define`', () => {
    const {root} = temporaryFolder({
      'early.ts': 'declare const ID: string;\nexport default {start: () => console.log(ID)};\n',
    });
    const script = path.join(root, 'early.ts');
    expect(deferredHydration({browsers, script, define: {ID: '"stand-in"'}}).ssrTemplate).toContain(
      'console.log("stand-in")',
    );
  });

  it('throws if the template of Docusaurus loads the scripts differently', () => {
    expect(() =>
      pageTemplate('', 'build with HYDRATION=load', '<html><%~ it.scriptTags %></html>'),
    ).toThrow(/did not find the code.*or build with HYDRATION=load\.$/);
  });
});

it.each<[Record<string, unknown>, string]>([
  [{browsers: ''}, "The option `browsers` is ''. Write the oldest supported browsers"],
  [{}, 'The option `browsers` is undefined. Write'],
  [
    {browsers, script: './early.ts'},
    "The option `script` is './early.ts'. Write the absolute path",
  ],
  [{browsers, script: '/no/early.ts'}, "The option `script` is '/no/early.ts'. Write"],
  [{browsers, delay: -1}, 'The option `delay` is -1. Write a number of milliseconds'],
  [{browsers, define: {ID: 1}}, 'The option `define` is { ID: 1 }. Write an object with code'],
  [{browsers, readFiles: 'files.json'}, "The option `readFiles` is 'files.json'. Write a function"],
  [
    {browsers, wait: 1},
    'The option `wait` is 1. Remove it, or use one of these options: browsers, script,',
  ],
])('rejects the options %j', (options, message) => {
  expect(() => deferredHydration(options as unknown as DeferredHydrationOptions)).toThrow(message);
});

describe('the files that the React app requests', () => {
  const page =
    '<script data-app="/assets/js/main.1a.js">start</script><button data-early-preload=search>';
  const edit = (files: AppFiles) => {
    const {edits} = deferredHydration({browsers, readFiles: () => files});
    return edits[0]!({baseUrl: '/', generatedFilesDir: '.docusaurus'});
  };
  const scripts = {
    '/about': ['assets/js/about.1a.js'],
    '/docs/spring/': ['assets/js/spring.1a.js'],
  };
  const chunks = {search: ['assets/css/dialog.1a.css', 'assets/js/dialog.1a.js']};

  it('are listed in the inline script: those of the page, and those of chunks that it preloads', () => {
    const list = edit({scripts, chunks});
    expect(list(page, '/about')).toContain(
      '<script data-page="/assets/js/about.1a.js" data-chunk-search="/assets/css/dialog.1a.css /assets/js/dialog.1a.js" data-app="/assets/js/main.1a.js">start',
    );
    expect(list(page, '/docs/spring')).toContain('data-page="/assets/js/spring.1a.js"');
    expect(list(page, '/404.html')).toContain('data-page=""');
  });

  it('fail the build if they are unknown', () => {
    expect(() => edit({scripts, chunks: {}})(page, '/about')).toThrow(
      'data-early-preload="search" names a chunk that doesn\'t exist',
    );
    expect(() => edit({scripts, chunks})('<html></html>', '/about')).toThrow(
      'found no inline script',
    );
  });

  it('are not listed without `readFiles`', () => {
    expect(deferredHydration({browsers}).edits).toEqual([]);
  });
});
