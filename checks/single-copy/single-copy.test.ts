import {temporarySite} from '@docs-kit/docs-proof/testing';
import {root} from '@docs-kit/tools';
import {expect, it} from 'vitest';
import {check} from './';

const integrity = 'sha512-a==';

const good: Readonly<Record<string, object>> = {
  '': {dependencies: {'@docusaurus/core': '3.8.1', remotion: '4.0.331'}},
  'node_modules/@docusaurus/core': {version: '3.8.1', integrity},
  'node_modules/react': {version: '19.2.9', integrity},
  'node_modules/remotion': {version: '4.0.331', integrity},
  'node_modules/@remotion/compositor-darwin-arm64': {version: '4.0.331'},
  'node_modules/a': {version: '1.0.0', integrity},
  'node_modules/test-packages': {resolved: 'tests/packages', link: true},
};

/** The problems of a lockfile, as `line message`. */
const problemsOf = async (more: Readonly<Record<string, object>>) => {
  const lockfile = JSON.stringify({packages: {...more, ...good}}, null, 2);
  const site = temporarySite({'package-lock.json': lockfile}, 'none');
  const {problems} = await check.run({root: site.root});
  return problems.map(({line, message}) => `${line} ${message}`);
};

it('passes a lockfile with one copy of each', async () => {
  expect(await problemsOf({})).toEqual([]);
});

it('passes the lockfile of the repository', async () => {
  expect((await check.run({root})).problems).toEqual([]);
});

it.each([
  [
    'a second React',
    'node_modules/b/node_modules/react',
    {version: '18.3.1', integrity},
    'is a second copy of react, which must only exist once.',
  ],
  [
    'a second package of the toolkit',
    'node_modules/b/node_modules/@remotion/player',
    {version: '4.0.331', integrity},
    'is a second copy of @remotion/player, which must only exist once.',
  ],
  [
    'another version of Docusaurus',
    'node_modules/@docusaurus/utils',
    {version: '3.10.2', integrity},
    'has version 3.10.2 instead of 3.8.1.',
  ],
  [
    'a URL',
    'node_modules/b',
    {version: '1.0.0', integrity, resolved: 'https://mirror.example/b.tgz'},
    'contains the URL https://mirror.example/b.tgz.',
  ],
  [
    'an entry without an integrity',
    'node_modules/b',
    {version: '1.0.0'},
    '(1.0.0) has no `integrity`, so npm would install whatever the registry returns.',
  ],
  [
    'another version of a binary without an integrity',
    'node_modules/@remotion/compositor-win32-x64-msvc',
    {version: '4.0.332'},
    '(4.0.332) has no `integrity`, so npm would install whatever the registry returns.',
  ],
])('fails on %s', async (_name, location, entry, message) => {
  expect(await problemsOf({[location]: entry})).toEqual([`3 ${location} ${message}`]);
});
