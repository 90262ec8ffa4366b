import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {withoutFocusRule} from './focus-rule';

const require = createRequire(import.meta.url);
const lib = path.dirname(require.resolve('@docusaurus/theme-common'));
const sheet = path.join(lib, 'hooks/styles.css');

const cssOf = (file: string, css: string): string =>
  postcss([withoutFocusRule]).process(css, {from: file}).css;

// Newer versions of Docusaurus don't have the rule: remove the plugin with the update.
test.runIf(existsSync(sheet))('the style sheet of the theme only has this rule', () => {
  const rules: string[] = [];
  postcss.parse(readFileSync(sheet, 'utf8')).walkRules(({selector}) => {
    rules.push(selector);
  });
  expect(rules).toEqual(['body:not(.navigation-with-keyboard) *:not(input):focus']);
  expect(cssOf(sheet, readFileSync(sheet, 'utf8')).trim()).toBe('');
});

test('other style sheets do not change', () => {
  const css = 'body:not(.navigation-with-keyboard) *:focus {outline: none}';
  expect(cssOf('/site/src/css/custom.css', css)).toBe(css);
});
