import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import type {Heading, Nodes, Root} from 'mdast';
import 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import remarkOptions from './';

/** Gives headings their IDs, as Docusaurus does before other plugins run. */
const headingIds = () => (tree: Root) => {
  visit(tree, 'heading', (heading: Heading) => {
    const id = toString(heading).replace(/\W+$/, '').toLowerCase();
    heading.data = {hProperties: {id}};
  });
};

/** Transforms a page below its front matter. */
const treeOf = (
  body: string,
  frontMatter: Readonly<Record<string, unknown>> = {kind: 'api'},
  partials: Readonly<Record<string, string>> = {},
): Root => {
  const {root} = temporarySite(partials, 'none');
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(headingIds)
    .use(remarkOptions, {siteDir: root});
  const file = new VFile({
    path: path.join(root, 'docs/page.mdx'),
    value: body,
    data: {frontMatter},
  });
  return processor.runSync(processor.parse(file), file);
};

const toMdx = (tree: Root): string =>
  unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMdx)
    .use(remarkStringify)
    .stringify(tree)
    .trim();

/** The transformed page as MDX. */
const transform = (...page: Parameters<typeof treeOf>): string => toMdx(treeOf(...page));

/** The text of a cell, with links as `text#id`. */
const textOfCell = (node: Nodes): string => {
  if (node.type === 'link') {
    return `${toString(node)}${node.url}`;
  }
  return 'children' in node ? node.children.map(textOfCell).join('') : toString(node);
};

/** The rows of the options table, their cells separated by bars. */
const rowsOf = (tree: Root): string[] => {
  const rows: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'tr') {
      rows.push(node.children.map(textOfCell).join(' | '));
    }
  });
  return rows;
};

const option = (name: string, text = 'Does it.', line = '<Option type="number" />', level = 3) =>
  `${'#'.repeat(level)} \`${name}\`\n\n${line}\n\n${text}\n\n`;

const names = (count: number): string[] =>
  Array.from({length: count}, (_, index) => `o${index + 1}`);

const fill = (count: number): string =>
  names(count)
    .map((name) => option(name))
    .join('');

describe('the options table', () => {
  test('is above the first option, below the introduction of its section', () => {
    const page = transform(`Lead.\n\n## Options\n\nIntroduction.\n\n${fill(12)}## Errors\n`);
    expect(page).toMatch(/^Lead\.\n\n## Options\n\nIntroduction\.\n\n<OptionsTable /);
    expect(page).toContain('noun="options" total="12"');
    expect(page).toMatch(/<\/OptionsTable>\n\n### `o1`/);
  });

  test('is above the heading of the first group', () => {
    const sections = `## Options\n\nIntroduction.\n\n### Angles\n\nText.\n\n${fill(12).replaceAll('###', '####')}`;
    expect(transform(sections)).toMatch(/^## Options\n\nIntroduction\.\n\n<OptionsTable /);
  });

  test('is missing on pages with fewer than twelve options, and on pages of other kinds', () => {
    expect(transform(`## Options\n\n${fill(11)}`)).not.toContain('OptionsTable');
    expect(transform(`## Options\n\n${fill(12)}`, {kind: 'guide'})).not.toContain('OptionsTable');
    expect(transform(`## Options\n\n${fill(12)}`, {kind: 'api', removed: 'Gone.'})).not.toContain(
      'OptionsTable',
    );
  });

  test('does not list what a function returns', () => {
    expect(transform(`## Return value\n\n${fill(12)}`)).not.toContain('OptionsTable');
  });

  test('has the name with a link to its heading, type, default, version and first sentence', () => {
    const line =
      '<Option type=\'"a" | "b"\' default={\'"a"\'} since="4.0.7" sinceAbsent="4.0.6" sinceExact />';
    const early = '<Option type="number" since="4.0.132" sinceAbsent="3.0.0" />';
    const page = treeOf(
      `## Props\n\n${option('mode?', 'Sets the [mode](/docs/mode), e.g. `a` at v4.0. More.', line)}${option('size', 'The size:', early)}${fill(10)}`,
    );
    expect(rowsOf(page).slice(0, 3)).toEqual([
      'prop | type | default | since | description',
      'mode?#mode | "a" | "b" | "a" | v4.0.7 | Sets the mode, e.g. a at v4.0',
      'size#size | number |  | v4.0.132 or earlier | The size',
    ]);
    // For layouts without the heads of the columns.
    expect(toMdx(page).match(/data-name="\w+"/g)).toEqual([
      'data-name="default"',
      'data-name="since"',
      'data-name="since"',
    ]);
  });

  test('takes the first sentence of a partial', () => {
    const page = treeOf(
      `import Crf from '@site/docs/_partials/crf.mdx';\nimport Near from './_partials/near.mdx';\n\n## Options\n\n${option('crf', '<Crf />')}${option('near', '<Near />')}${fill(10)}`,
      {kind: 'api'},
      {
        'docs/_partials/crf.mdx': 'Sets the quality. Lower is better.\n',
        'docs/_partials/near.mdx': "import X from './x.mdx';\n\nIs near. Or not.\n",
      },
    );
    expect(rowsOf(page)).toContain('crf#crf | number | Sets the quality');
    expect(rowsOf(page)).toContain('near#near | number | Is near');
  });

  test('prefers the summary of the author, which the page itself does not show', () => {
    const line = '<Option type="number" summary="Sets `a`, *b*" deprecated="use b" />';
    const page = treeOf(`## Options\n\n${option('a', 'A long sentence.', line)}${fill(11)}`);
    expect(rowsOf(page)[1]).toBe('a#a | number | Deprecated. Sets a, b');
    expect(toMdx(page)).toContain('<Option type="number" deprecated="use b" />');
  });

  test('marks members of an option with their level', () => {
    const member = option('gl?', 'Sets it.', '<Option type="string" />', 4);
    const page = transform(`## Options\n\n${option('chromium')}${member}${fill(10)}`);
    expect(page).toMatch(/<tr data-level="1">\s*<th>\s*\[`gl\?`\]\(#gl\)/);
  });
});

describe('groups', () => {
  test('come from the headings of the page', () => {
    const sections = `## Arguments\n\n### Angles\n\n${option('angle', 'An angle.', '<Option type="number" />', 4)}### \`<Series.Sequence>\`\n\n${option('from', 'The start.', '<Option type="number" />', 4)}## Methods\n\n${fill(10)}`;
    const rows = rowsOf(treeOf(sections));
    expect(rows.filter((row) => !row.includes('|'))).toEqual([
      'Angles',
      '<Series.Sequence>',
      'Methods',
    ]);
    expect(transform(sections)).toContain('noun="arguments and methods" total="12"');
  });

  test('come from the <OptionsTable>, which also sets the place', () => {
    const list = `- Second half: ${names(12)
      .slice(6)
      .map((name) => `\`${name}\``)
      .join(', ')}\n- First: \`o1\`, \`o2\`, \`o3\`,\n  \`o4\`, \`o5\`, \`o6\``;
    const page = treeOf(
      `<OptionsTable>\n\n${list}\n\n</OptionsTable>\n\n## Options\n\n${fill(12)}`,
    );
    expect(toMdx(page)).toMatch(/^<OptionsTable noun/);
    const rows = rowsOf(page).map((row) => row.replace(/ \|.*|#.*/, ''));
    expect(rows.join(', ')).toBe(
      'option, Second half, o7, o8, o9, o10, o11, o12, First, o1, o2, o3, o4, o5, o6',
    );
  });

  test.each([
    ['- A: `o1`', "docs/page.mdx: <OptionsTable> doesn't list `o2`. Add it to a group."],
    [
      '- A: `o1`\n- B: `o1`',
      '<OptionsTable> lists `o1` in “A” and in “B”. Remove it from one group.',
    ],
    ['- A: `gone`', '<OptionsTable> lists `gone` in “A”, but the page has no such option.'],
    ['- `o1`', "“o1” in <OptionsTable> isn't a group."],
    ['A: `o1`', '<OptionsTable> may only contain a list of groups.'],
  ])('that are wrong stop the build: %j', (list, message) => {
    expect(() =>
      transform(`## Options\n\n<OptionsTable>\n\n${list}\n\n</OptionsTable>\n\n${fill(12)}`),
    ).toThrow(message);
  });

  test('on a page without a table stop the build', () => {
    expect(() => transform(`## Options\n\n<OptionsTable />\n\n${fill(3)}`)).toThrow(
      'docs/page.mdx: <OptionsTable> is only for pages with 12 or more options. Remove it.',
    );
  });
});

describe('flags of every command', () => {
  const shared = `${option('--config')}${option('--log')}${option('--help')}`;

  test('are collapsed below the others, and are the last group', () => {
    const page = treeOf(`## Flags\n\n${fill(10)}${shared}## See also\n\nMore.\n`, {kind: 'cli'});
    expect(toMdx(page)).toMatch(/<SharedFlags label="Flags of every command">\s*### `--config`/);
    expect(toMdx(page)).toMatch(/<\/SharedFlags>\n\n## See also/);
    expect(
      rowsOf(page)
        .slice(-4)
        .map((row) => row.replace(/#.*/, '')),
    ).toEqual(['Flags of every command', '--config', '--log', '--help']);
  });

  test('stay where they are on pages without a table', () => {
    expect(transform(`## Flags\n\n${shared}`, {kind: 'cli'})).not.toContain('SharedFlags');
  });

  test('must come last', () => {
    expect(() => transform(`## Flags\n\n${shared}${fill(10)}`, {kind: 'cli'})).toThrow(
      '`o1` comes after a flag of every command. Move --config, --log, --help to the end',
    );
  });
});

describe('<OptionRows>', () => {
  const matrix = (attributes: string, rows = '| `a1` | The scale. |\n| `b1?` | The skew. |') =>
    `<OptionRows ${attributes}>\n\n| argument | effect |\n| --- | --- |\n${rows}\n\n</OptionRows>\n\n`;

  test('becomes a table whose cells have IDs', () => {
    const page = transform(`## Arguments\n\n${matrix('type="number" summary="The numbers"')}`);
    expect(page).toContain('<Option type="number" />\n\n| argument | effect |');
    expect(page).toContain('| [`a1`](#a1) | The scale. |');
    expect(page).toContain('| [`b1?`](#b1) | The skew. |');
    expect(page).not.toContain('OptionRows');
  });

  test('is one row of the options table, which counts each of its options', () => {
    const page = treeOf(
      `## Arguments\n\n### 2D matrix\n\n${matrix('type="number" summary="The numbers of `matrix()`"')}### Others\n\n${names(
        10,
      )
        .map((name) => option(name, 'It.', '<Option type="string" />', 4))
        .join('')}`,
    );
    expect(toMdx(page)).toContain('total="12"');
    expect(rowsOf(page).slice(1, 3)).toEqual([
      '2D matrix',
      'a1#a1 b1?#b1 | number | The numbers of matrix()',
    ]);
  });

  test('can list events, which have an ID of their own and no type', () => {
    const page = treeOf(
      `## Methods\n\n${fill(12)}${matrix('kind="event" summary="The events"', '| `play` | `x` | when it plays |')}`,
    );
    expect(toMdx(page)).toContain('| [`play`](#event-play) |');
    expect(toMdx(page)).toContain('noun="methods and events" total="13"');
    expect(rowsOf(page).at(-1)).toBe('play#event-play |  | The events');
  });

  test.each([
    ['summary="x"', undefined, '<OptionRows> needs a type or a kind, a summary and one table.'],
    ['type="number" kind="event" summary="x"', undefined, '<OptionRows> needs a type or a kind'],
    ['type="number"', undefined, '<OptionRows> needs a type or a kind, a summary and one table.'],
    [
      'type="number" summary="x"',
      '| a1 | The scale. |',
      "“a1” in <OptionRows> isn't the name of an option.",
    ],
    [
      'type="number" summary="x"',
      '| `a 1` | It. |',
      "“a 1” in <OptionRows> isn't the name of an option.",
    ],
  ])('that is malformed stops the build: %s %s', (attributes, rows, message) => {
    expect(() => transform(`## Arguments\n\n${matrix(attributes, rows)}`)).toThrow(
      `docs/page.mdx: ${message}`,
    );
  });
});
