/** The internals of Docusaurus and React that this package relies on. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageTemplate} from './template';

const require = createRequire(import.meta.url);

const fileOf = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
const core = (file: string) => fileOf('@docusaurus/core', `lib/client/${file}`);
const theme = (file: string) => fileOf('@docusaurus/theme-classic', `lib/theme/${file}`);
const reactDom = fileOf('react-dom', 'cjs/react-dom-client.production.js');

it('the page template contains the code to replace', () => {
  expect(pageTemplate('', '')).toContain('<script data-app=');
});

it.each([
  ['React hydrates #__docusaurus', core('clientEntry.js'), "getElementById('__docusaurus')"],
  ['hydration sets an attribute', core('hasHydratedDataAttribute.js'), '<html data-has-hydrated='],
  ['window.docusaurus is set', core('clientEntry.js'), 'window.docusaurus = docusaurus'],
  ['it prevents the banner', core('BaseUrlIssueBanner/index.js'), "typeof window['docusaurus']"],
  ['insertBanner() is global', core('BaseUrlIssueBanner/index.js'), '\nfunction insertBanner()'],
  ['the banner has an ID', core('BaseUrlIssueBanner/index.js'), "'__docusaurus-base-url-issue-"],
  ['a button is disabled', theme('ColorModeToggle/index.js'), 'disabled={!isBrowser}'],
  ['it has a class', theme('Navbar/Content/index.js'), 'styles.colorModeToggle'],
  ['the bar has a class', theme('AnnouncementBar/index.js'), 'styles.announcementBar,'],
  [
    'dropdowns are marked',
    theme('NavbarItem/DropdownNavbarItem/Desktop/index.js'),
    'aria-haspopup',
  ],
  ['tabs have a role', theme('Tabs/index.js'), 'role="tab"'],
  ['panels have a role', theme('TabItem/index.js'), 'role="tabpanel"'],
  ['React marks its elements', reactDom, '"__reactFiber$"'],
])('%s: %s', (_contract, file, code) => {
  expect(readFileSync(file, 'utf8')).toContain(code);
});
