import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check as formCheck} from '../form';
import {unreadable} from './unreadable';

const frontMatter = '---\ntitle: Springs\n---\n\n';

const problemOf = (text: string | Buffer, file = 'docs/a.mdx') => {
  const {root, write} = temporarySite({'docs/good.mdx': frontMatter, [file]: ''});
  if (typeof text === 'string') {
    write(file, text);
  } else {
    writeFileSync(path.join(root, file), text);
  }
  const problems = unreadable(root, [file, 'docs/good.mdx']);
  expect(problems.map((problem) => problem.file)).toEqual([file]);
  return problems[0]!;
};

describe('a page that cannot be parsed has its real line', () => {
  test.each([
    ['an unclosed tag', `${frontMatter}Text.\n\n<div>\n\nText.\n`, 7, '`<div>`'],
    ['a tag that closes nothing', `${frontMatter}Text.\n\n</div>\n`, 7, 'closing slash'],
    ['an expression', `${frontMatter}Text {a b} text.\n`, 5, 'Could not parse expression'],
    ['an open brace', `${frontMatter}Text.\n\nText { text.\n`, 7, 'end of file in expression'],
    [
      'an ID that is no comment',
      `${frontMatter}## Codec {#codec}\n`,
      5,
      'Could not parse expression',
    ],
    ['an import', `${frontMatter}import {a from './a';\n`, 5, 'Could not parse import'],
    ['a tab', '---\ntitle: Springs\napi:\n\tsymbol: a\n---\n', 4, 'tab characters'],
    ['a colon', '---\ntitle: Springs: all\n---\n', 2, 'bad indentation'],
  ])('%s', (_name, text, line, message) => {
    expect(problemOf(text)).toMatchObject({line, message: expect.stringContaining(message)});
  });

  test('a tab says what to write instead', () => {
    expect(problemOf('---\napi:\n\tsymbol: a\n---\n').remedy).toContain('spaces instead of tabs');
    expect(problemOf('a:\n\tb: c\n', 'src/data/templates/a.yml')).toMatchObject({
      line: 2,
      remedy: expect.stringContaining('spaces instead of tabs'),
    });
  });
});

describe('a file with another encoding is reported', () => {
  const text = `${frontMatter}Größe\n`;
  test.each([
    ['CRLF', text.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${text}`],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Latin-1', Buffer.from(text, 'latin1')],
  ])('%s', (_name, content) => {
    for (const file of ['docs/a.mdx', 'src/data/experts/a.yml', 'redirects.ts']) {
      expect(problemOf(content, file).message).toContain('The file is not UTF-8');
    }
  });
});

test('another page that links to a page that cannot be parsed has no problem', async () => {
  const {root} = temporarySite({
    'docs/broken.mdx': '<div>\n',
    'docs/troubleshooting.mdx': '<div>\n',
    'docs/a.mdx': 'See [the other page](/docs/broken#heading).\n',
  });
  const {problems} = await formCheck.run({root, files: ['docs/a.mdx']});
  expect(problems.filter(({message}) => message.includes('/docs/broken'))).toEqual([]);
});

test('the whole site is read if no files are passed', () => {
  const {root} = temporarySite({
    'docs/a.mdx': frontMatter,
    'blog/b.mdx': '<div>\n',
    'src/data/experts/c.yml': 'a: b: c\n',
    'blog/tags.yml': 'a:\n\tlabel: b\n',
  });
  expect(unreadable(root).map(({file}) => file)).toEqual([
    'blog/b.mdx',
    'src/data/experts/c.yml',
    'blog/tags.yml',
  ]);
});
