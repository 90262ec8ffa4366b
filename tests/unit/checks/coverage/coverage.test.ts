import {describe, expect, test} from 'vitest';
import {check} from '../../../../checks/coverage/index';
import {temporarySite} from '../temporary-site';

describe('coverage', () => {
  test.each([
    ['in the front matter', '---\ntitle: "WRITE: a title"\n---\n', 2, 'a title'],
    ['in an attribute', '<Option deprecated="WRITE: what instead" />\n', 1, 'what instead'],
    ['in code', '```bash\nnpx remotion render # WRITE: a call\n```\n', 2, 'a call'],
    ['in a heading', '## 1. WRITE: the first step\n', 1, 'the first step'],
  ])('fails on a note %s', async (_name, text, line, rest) => {
    const {root} = temporarySite({'docs/a.mdx': text});
    expect((await check.run({root})).problems).toEqual([
      expect.objectContaining({line, message: `Missing content: ${rest}.`}),
    ]);
  });

  test('fails on a note to the author of a post or a React page', async () => {
    const note = '{/* WRITE: the end */}\n';
    const {root} = temporarySite({'blog/a.mdx': note, 'src/pages/b.mdx': note});
    const {problems} = await check.run({root});
    expect(problems.map(({file}) => file)).toEqual(['blog/a.mdx', 'src/pages/b.mdx']);
  });

  test('fails on a note in an entry', async () => {
    const file = 'src/data/templates/a.yml';
    const {root} = temporarySite({[file]: "slug: a\nname: 'WRITE: the name'\n"});
    const expected = [expect.objectContaining({file, line: 2, message: 'Missing content: the name.'})];
    expect((await check.run({root})).problems).toEqual(expected);
    expect((await check.run({root, files: [file]})).problems).toEqual(expected);
  });

  test('fails on a page with a note to its author', async () => {
    const {root} = temporarySite({
      'docs/a.mdx': '---\ntitle: A\n---\n\n{/* WRITE: what it does */}\n',
      'docs/b.mdx': '---\ntitle: B\n---\n\nNext.js writes: everything.\n',
    });
    const {problems} = await check.run({root});
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'docs/a.mdx',
        line: 5,
        message: 'Missing content: what it does.',
      }),
    ]);
  });
});
