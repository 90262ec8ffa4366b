import {temporarySite} from '@docs-kit/docs-proof/testing';
import {expect, test} from 'vitest';
import {check as entries} from '../entries';
import {check as form} from '../form';
import {unwritten} from './unwritten';

test.each([
  ['in the front matter', '---\ntitle: "WRITE: a title"\n---\n', 2, 'a title'],
  ['in an attribute', '<Option deprecated="WRITE: what instead" />\n', 1, 'what instead'],
  ['in code', '```bash\nnpx remotion render # WRITE: a call\n```\n', 2, 'a call'],
  ['in a heading', '## 1. WRITE: the first step\n', 1, 'the first step'],
  ['in a comment', 'The lead.\n\n{/* WRITE: what it does */}\n', 3, 'what it does'],
  ['in an entry', "slug: a\nname: 'WRITE: the name'\n", 2, 'the name'],
])('finds a note %s', (_name, text, line, rest) => {
  expect(unwritten({file: 'docs/a.mdx', text})).toEqual([
    expect.objectContaining({file: 'docs/a.mdx', line, message: `Missing content: ${rest}.`}),
  ]);
});

test('ignores words that are no notes', () => {
  expect(unwritten({file: 'docs/a.mdx', text: 'Next.js writes: everything.\n'})).toEqual([]);
});

test('pages and entries with a note fail', async () => {
  const note = '{/* WRITE: the end */}\n';
  const {root} = temporarySite({
    'docs/a.mdx': note,
    'blog/a.mdx': note,
    'src/pages/b.mdx': note,
    'src/data/templates/a.yml': "slug: a\nname: 'WRITE: the name'\n",
    'src/data/experts/a.yml': '',
    'src/data/showcase/a.yml': '',
  });
  const problems = [...(await form.run({root})).problems, ...(await entries.run({root})).problems];
  const notes = problems.filter(({message}) => message.startsWith('Missing content'));
  expect(notes.map(({file}) => file).sort()).toEqual([
    'blog/a.mdx',
    'docs/a.mdx',
    'src/data/templates/a.yml',
    'src/pages/b.mdx',
  ]);
});
