import {readFileSync} from 'node:fs';
import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {root as repository} from '@docs-kit/tools';
import {expect, test} from 'vitest';
import {check} from './';

const still = readFileSync(path.join(repository, 'src/data/templates/still.yml'), 'utf8');

const others = {
  'src/data/experts/captions.yml': readFileSync(
    path.join(repository, 'src/data/experts/captions.yml'),
    'utf8',
  ),
  'src/data/showcase/revid.yml': readFileSync(
    path.join(repository, 'src/data/showcase/revid.yml'),
    'utf8',
  ),
};

test('a problem of an entry has its file, line, value and remedy', async () => {
  const {root} = temporarySite({
    ...others,
    'src/data/templates/still.yml': still.replace('order: 9', 'order: nine\npromo: wave.mp4'),
    'src/data/templates/bad.yml': 'slug: bad\nname: Wave: the line\n',
    'src/data/templates/late.yaml': 'slug: late\n',
    'blog/tags.yml': 'release:\n  label: Releases\n  permalink: release\n  description: All.\n',
  });
  const {problems} = await check.run({root});
  expect(problems).toEqual([
    expect.objectContaining({file: 'src/data/templates/late.yaml', line: 1}),
    expect.objectContaining({file: 'src/data/templates/bad.yml', line: 2}),
    {
      file: 'src/data/templates/still.yml',
      line: 2,
      message: '`order` is "nine".',
      remedy: 'Write the position in the list, a whole number from 1.',
    },
    expect.objectContaining({line: 3, message: expect.stringContaining('`promo`')}),
    expect.objectContaining({file: 'blog/tags.yml', line: 3}),
  ]);
});

test('only the selected files are checked', async () => {
  const {root} = temporarySite({...others, 'src/data/templates/still.yml': 'slug: still\n'});
  const files = ['src/data/experts/captions.yml'];
  expect(await check.run({root, files})).toMatchObject({problems: [], summary: '1 entries'});
});

test('a file that no collection reads is a problem', async () => {
  const file = 'src/data/templates/old/still.yml';
  const {root} = temporarySite({...others, 'src/data/templates/still.yml': still, [file]: still});
  expect((await check.run({root, files: [file]})).problems).toEqual([
    expect.objectContaining({file, message: expect.stringContaining('in no collection')}),
  ]);
});
