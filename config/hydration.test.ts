import path from 'node:path';
import {expect, it} from 'vitest';
import {supportedBrowsers} from './browsers';
import {hydration} from './hydration';

const root = path.join(import.meta.dirname, '..');
const {ssrTemplate} = hydration(root, {askAi: null, appRoutes: 'lazy'});

it('the inline script names the oldest browsers of package.json', () => {
  const {text} = supportedBrowsers(root);
  expect(text).toMatch(/^Chrome \d+, .* or iOS [\d.]+$/);
  expect(ssrTemplate).toContain(text);
});

it('the inline script contains the code of the chat only with a chat', () => {
  const askAi = {siteId: 'stand-in', background: '#112233', color: '#fafafa'};
  expect(hydration(root, {askAi, appRoutes: 'lazy'}).ssrTemplate).toContain('stand-in');
  expect(ssrTemplate).not.toContain('embed.js');
});
