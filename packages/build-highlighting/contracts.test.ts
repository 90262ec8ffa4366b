import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

// The internals of Docusaurus that the README lists. If one of them changes, `docusaurus build` may still succeed.

const require = createRequire(import.meta.url);
const classic = path.dirname(require.resolve('@docusaurus/theme-classic'));
const read = (file: string) => readFileSync(path.join(classic, file), 'utf8');

test('theme-common/internal exports the context and the metadata of code blocks', () => {
  const internal = require.resolve('@docusaurus/theme-common/internal');
  const exported = readFileSync(internal, 'utf8');
  for (const name of [
    'CodeBlockContextProvider',
    'createCodeBlockMetadata',
    'useCodeBlockContext',
  ]) {
    expect(exported, 'theme/CodeBlock imports it').toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test.each([
  ['CodeBlock/Content', ['codeBlock', 'codeBlockLines', 'codeBlockLinesWithNumbering']],
  ['CodeBlock/Line', ['codeLine', 'codeLineNumber', 'codeLineContent']],
])('the style sheet of %s has the classes %j', (component, classes) => {
  const css = read(`theme/${component}/styles.module.css`);
  for (const name of classes) {
    expect(css, 'theme/CodeBlock/Content uses it').toMatch(new RegExp(`\\.${name}\\b`));
  }
});

test('the layout of code blocks renders @theme/CodeBlock/Content', () => {
  expect(read('theme/CodeBlock/Layout/index.js')).toContain(
    "import Content from '@theme/CodeBlock/Content';",
  );
  expect(read('theme/CodeBlock/Content/Element.js')).toContain('export default function');
});

test('only the replaced modules import the highlighter', () => {
  const scripts = globSync('**/*.js', {cwd: classic}).filter((file) =>
    /(?:from|import) ['"](?:prism-react-renderer|prismjs)/.test(read(file)),
  );
  expect(scripts.toSorted()).toEqual([
    'prism-include-languages.js',
    'theme/CodeBlock/Content/index.js',
  ]);
  expect(read('prism-include-languages.js')).toMatch(
    /import \{ Prism \}[^]+import prismIncludeLanguages from '@theme\/prism-include-languages'/,
  );
});
