import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const require = createRequire(import.meta.url);

/** @param module path of a file, relative to the folder of `@docusaurus/` */
const expectIn = (module: string, text: string, remedy: string) => {
  const scope = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), '..');
  expect(
    readFileSync(path.join(scope, module), 'utf8'),
    `${module} no longer contains ${text}. ${remedy}`,
  ).toContain(text);
};

describe('the theme', () => {
  const theme = 'theme-classic/lib/theme';

  it.each(['DocItem/Content', 'BlogPostItem/Content'])(
    '%s has the class `markdown`',
    (component) => {
      expectIn(
        `${theme}/${component}/index.js`,
        "'markdown'",
        'Change `contentOf` in to-markdown.ts.',
      );
    },
  );

  it.each([
    ['CodeBlock/Container', 'ThemeClassNames.common.codeBlock'],
    ['CodeBlock/Layout', 'styles.codeBlockTitle'],
    ['Tabs', "'tabs-container'"],
    ['Tabs', 'role="tab"'],
    ['TabItem', 'role="tabpanel"'],
    ['Admonition/Layout', 'ThemeClassNames.common.admonitionType(type)'],
    ['Admonition/Layout', 'styles.admonitionHeading'],
    ['Admonition/Layout', 'styles.admonitionContent'],
    ['Heading', 'className="hash-link"'],
  ])('%s has %s', (component, text) => {
    expectIn(`${theme}/${component}/index.js`, text, 'Change the rule in simplify.ts.');
  });

  it.each(["codeBlock: 'theme-code-block'", "admonition: 'theme-admonition'"])('has %s', (text) => {
    expectIn('theme-common/lib/utils/ThemeClassNames.js', text, 'Change the rule in simplify.ts.');
  });
});

it('classes of CSS modules start with their name in the source', () => {
  expectIn(
    'core/lib/webpack/base.js',
    '`[local]_[',
    'Change `hasModuleClass` in built-pages/hast.ts.',
  );
});

it.each(['docs', 'blog'])('the content of the %s plugin has the expected name', (name) => {
  expectIn(
    `plugin-content-${name}/lib/index.js`,
    `'docusaurus-plugin-content-${name}'`,
    'Change `groupPages` in site-pages.ts.',
  );
});
