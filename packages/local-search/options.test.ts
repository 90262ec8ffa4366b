import {expect, it} from 'vitest';
import localSearch from './/index';

it.each([
  [
    {reportUrl: 'https://example.com'},
    "The option `reportUrl` is 'https://example.com'. Pass a URL",
  ],
  [
    {popularPages: [{label: 'Guide'}]},
    "The option `popularPages` is [ { label: 'Guide' } ]. Pass a list",
  ],
  [{brand: 3}, 'The option `brand` is 3. Pass the name as text'],
  [
    {popular: []},
    'The option `popular` is []. Remove it, or use one of these options: describePages,',
  ],
])('rejects %j', (options, message) => {
  expect(() => localSearch(options as never)).toThrow(message);
});

it('writes no index if Algolia is configured', () => {
  const themeConfig = {algolia: {appId: 'ABC'}};
  const {files} = localSearch().reader({siteDir: '/', siteConfig: {themeConfig} as never});
  expect(files()).toEqual(new Map());
});
