import {temporarySite} from '@docs-kit/docs-proof/testing';
import {expect, test} from 'vitest';
import {checkOptions} from './options';
import {parsePage} from '../../features/pages/markdown';

const long = `Sets ${'a value and '.repeat(9)}more.`;

const option = (name: string, text = 'Does it.', line = '<Option type="number" />') =>
  `### \`${name}\`\n\n${line}\n\n${text}\n\n`;

const fill = (count: number): string =>
  Array.from({length: count}, (_, index) => option(`o${index + 1}`)).join('');

/** The problems of an API page with these options, as `line message`. */
async function problemsOf(
  body: string,
  kind = 'api',
  partials: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const {root} = temporarySite(partials, 'none');
  const page = parsePage('docs/page.mdx', `---\nkind: ${kind}\n---\n\n${body}`);
  return checkOptions(root, page).map(({line, message}) => `${line} ${message}`);
}

test('a page whose options all start with a short sentence passes', async () => {
  expect(await problemsOf(`## Options\n\n${fill(12)}`)).toEqual([]);
});

test('a first sentence that is too long needs a summary, in a partial too', async () => {
  expect(await problemsOf(`## Options\n\n${option('a', long)}${fill(11)}`)).toEqual([
    '9 The first sentence of `a` is too long for the options table: 117 characters, the limit is 100.',
  ]);
  const page = `import A from './_partials/a.mdx';\n\n## Options\n\n${option('a', '<A />')}${fill(11)}`;
  expect(await problemsOf(page, 'api', {'docs/_partials/a.mdx': long})).toHaveLength(1);
  const summary = '<Option type="number" summary="Sets it" />';
  expect(await problemsOf(`## Options\n\n${option('a', long, summary)}${fill(11)}`)).toEqual([]);
});

test('a description that starts with a list needs a summary', async () => {
  expect(await problemsOf(`## Options\n\n${option('a', '- One')}${fill(11)}`)).toEqual([
    "9 The description of `a` doesn't start with a sentence, so the options table has no phrase for it.",
  ]);
});

test('a summary is short, and has no punctuation at its end', async () => {
  const withSummary = (summary: string) =>
    problemsOf(
      `## Options\n\n${option('a', long, `<Option type="number" summary="${summary}" />`)}${fill(11)}`,
    );
  expect(await withSummary('x'.repeat(101))).toEqual([
    '9 The summary of `a` is too long for the options table: 101 characters, the limit is 100.',
  ]);
  expect(await withSummary('Sets it.')).toEqual(['9 The summary of `a` ends with “.”.']);
  expect(await withSummary(`${'x'.repeat(98)}\`a\``)).toEqual([]);
});

test('a malformed <OptionRows> is reported', async () => {
  expect(
    await problemsOf('## Options\n\n<OptionRows type="number">\n\nText.\n\n</OptionRows>\n'),
  ).toEqual(['1 <OptionRows> needs a type or a kind, a summary and one table.']);
});

test('long samples are below the options', async () => {
  const sample = (lines: number, language = 'ts') =>
    `\`\`\`${language}\n${Array.from({length: lines}, () => 'a;').join('\n')}\n\`\`\`\n\n`;
  const page = (samples: string, below = '') =>
    `## Example\n\n${samples}## Options\n\n${fill(12)}${below}`;
  expect(await problemsOf(page(sample(40) + sample(12), sample(40)))).toEqual([]);
  expect(await problemsOf(page(sample(4) + sample(40, 'txt')))).toEqual([]);
  expect(await problemsOf(page(sample(4) + sample(13)))).toEqual([
    '14 A sample of 13 lines is above the options. Only the first sample may have more than 12 lines.',
  ]);
  const cut = sample(12).replace('ts\n', 'ts\nimport a;\n// ---cut---\na;\n// ---cut---\n');
  expect(await problemsOf(page(sample(4) + cut))).toEqual([]);
});
