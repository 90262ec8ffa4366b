import {rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from '../../../../checks/head';
import {atom, builtSite, html, rss, sitemap, siteUrl, type Head} from '../built-fixture';

const problemsOf = async (
  pages: Record<string, Head> = {},
  files: Record<string, string> = {},
  removed: string[] = [],
) => {
  const {root} = builtSite(pages, files);
  for (const file of removed) {
    rmSync(path.join(root, file));
  }
  const {problems} = await check.run({root});
  return problems.map(({file, message}) => `${file}: ${message}`);
};

it('passes a site whose pages say what they must', async () => {
  expect(await problemsOf()).toEqual([]);
});

describe('a page', () => {
  it.each<[string, Head, string]>([
    ['in another language', {lang: 'de'}, 'The language of the page is "de"'],
    ['without a heading', {body: '<h2>Two</h2>'}, 'The page has 0 <h1>'],
    ['with two headings', {body: '<h1>A</h1><h1>B</h1>'}, 'The page has 2 <h1>'],
    ['without a title', {title: ''}, 'The page has no title'],
    ['with a short description', {description: 'About us.'}, 'The description has 9 characters'],
    ['with a long description', {description: 'a'.repeat(171)}, 'has 171 characters'],
    ['without a description', {description: ''}, 'has 0 characters'],
    ['with the address of another page', {canonical: `${siteUrl}/`}, 'The canonical address is'],
    ['with a picture that is not built', {image: `${siteUrl}/img/no.png`}, 'is not in build/'],
    [
      'with a picture of another host',
      {image: 'https://elsewhere.example/a.png'},
      'is on another host',
    ],
  ])('%s fails', async (_name, head, message) => {
    expect(await problemsOf({'/about/': head})).toContainEqual(
      expect.stringMatching(new RegExp(`^build/about/index\\.html: .*${message}`)),
    );
  });

  it('with the title or the description of another fails', async () => {
    const same = {
      title: 'Spring',
      description: 'One description of two pages, which says nothing about either of them.',
    };
    expect(await problemsOf({'/about/': same, '/docs/spring': same})).toEqual([
      'build/docs/spring/index.html: The title "Spring" is also that of /about.',
      `build/docs/spring/index.html: The description "${same.description}" is also that of /about.`,
    ]);
  });

  it('without a picture fails', async () => {
    const {root, write} = builtSite();
    const withPicture = html('/about/');
    write('build/about/index.html', withPicture.replace(/<meta [^>]*og:image[^>]*>\n/, ''));
    const {problems} = await check.run({root});
    expect(problems.map(({file, message}) => `${file}: ${message}`)).toEqual([
      'build/about/index.html: There is no og:image.',
    ]);
  });

  it('that sends its reader on needs nothing', async () => {
    const head = '<meta http-equiv="refresh" content="0; url=/docs/spring">';
    expect(await problemsOf({'/docs/old': {head, title: '', body: '', image: ''}})).toEqual([]);
  });
});

describe('the sitemap', () => {
  it.each([
    ['lacks a page', sitemap('/', '/about/', '/blog/archive'), '/docs/spring is missing'],
    [
      'lists a page that is not for search engines',
      sitemap('/', '/about/', '/docs/spring', '/blog/archive', '/search'),
      '/search is listed, and is no page',
    ],
    [
      'lists a page twice',
      sitemap('/', '/', '/about/', '/docs/spring', '/blog/archive'),
      '/ is listed twice',
    ],
  ])('fails when it %s', async (_name, text, message) => {
    expect(await problemsOf({}, {'build/sitemap.xml': text})).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('fails when it is missing', async () => {
    expect(await problemsOf({}, {}, ['build/sitemap.xml'])).toEqual([
      'build/sitemap.xml: There is no sitemap.',
    ]);
  });
});

describe('a feed', () => {
  it.each([
    ['is not XML', '<rss><channel>', 'is not XML'],
    ['is empty', '<rss version="2.0"><channel></channel></rss>', 'The feed has no posts'],
    ['leads nowhere', rss(`${siteUrl}/blog/gone`), 'which is no page of build/'],
    ['leads to another host', atom('https://elsewhere.example/'), 'which is no page of build/'],
  ])('fails when it %s', async (_name, text, message) => {
    expect(await problemsOf({}, {'build/learn/rss.xml': text})).toEqual([
      expect.stringMatching(new RegExp(`^build/learn/rss\\.xml: .*${message}`)),
    ]);
  });

  it('fails when it is missing', async () => {
    expect(await problemsOf({}, {}, ['build/success-stories/atom.xml'])).toEqual([
      'build/success-stories/atom.xml: The feed is missing.',
    ]);
  });

  it('fails when the home page does not link to it', async () => {
    const {root, write} = builtSite();
    write('build/index.html', '<!doctype html><html lang=en><title>Home</title><h1>Home</h1>');
    const {problems} = await check.run({root});
    expect(problems.filter(({message}) => message.includes('do not link'))).toHaveLength(6);
  });
});

it('fails a file that tells where it was built', async () => {
  const {root, write} = builtSite();
  write('build/assets/js/extra.js', `\n// ${path.join(root, 'build')}/index.js`);
  const {problems} = await check.run({root});
  expect(problems).toMatchObject([{file: 'build/assets/js/extra.js', line: 2}]);
});

it('fails an exception that no page needs', async () => {
  expect(await problemsOf({}, {}, ['build/search/index.html'])).toEqual([
    expect.stringContaining('checks/head/exceptions.ts: No page matches'),
  ]);
});

it('says so when the site is not built', async () => {
  expect(await problemsOf({}, {}, ['build/index.html'])).toEqual([
    'build/index.html: The site is not built.',
  ]);
});
