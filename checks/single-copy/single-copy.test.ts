import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {check} from './';
import {
  checkAddresses,
  checkCopies,
  checkIntegrity,
  singleCopies,
  type LockedPackage,
} from './lockfile';
import {root} from '../../packages/tools/tools';
import {temporarySite} from '../../packages/docs-proof/testing/temporary-site';

const good: Record<string, LockedPackage> = {
  '': {version: '4.0.331'},
  'node_modules/@docusaurus/core': {version: '3.8.1'},
  'node_modules/react': {version: '19.2.9'},
  'node_modules/remotion': {version: '4.0.331'},
  'node_modules/@remotion/player': {version: '4.0.331'},
  'node_modules/a': {version: '1.0.0'},
};

const messages = (more: Record<string, LockedPackage>) => {
  const lockfile = {packages: {...good, ...more}};
  return [...checkCopies(lockfile, singleCopies), ...checkAddresses(lockfile)].map(
    ({message}) => message,
  );
};

it('reports a second copy at the copy below another package, in any order', () => {
  const second = {'node_modules/b/node_modules/react': {version: '18.3.1'}};
  for (const packages of [
    {...good, ...second},
    {...second, ...good},
  ]) {
    expect(checkCopies({packages}, singleCopies).map(({location}) => location)).toContain(
      'node_modules/b/node_modules/react',
    );
    expect(checkCopies({packages}, singleCopies).map(({location}) => location)).not.toContain(
      'node_modules/react',
    );
  }
});

it('passes a lockfile with one copy of each', () => {
  expect(messages({})).toEqual([]);
});

it.each([
  [
    'a second copy beside the first',
    {'node_modules/b/node_modules/@docusaurus/plugin-content-docs': {version: '3.10.2'}},
    /plugin-content-docs has version 3\.10\.2 instead of 3\.8\.1/,
  ],
  [
    'a second React',
    {'node_modules/b/node_modules/react': {version: '18.3.1'}},
    /^react is installed 2 times \(19\.2\.9 in node_modules\/react, 18\.3\.1 in/,
  ],
  ['another toolkit', {'node_modules/remotion': {version: '4.0.400'}}, /instead of 4\.0\.331/],
  [
    'two copies of a toolkit package',
    {'node_modules/b/node_modules/@remotion/player': {version: '4.0.330'}},
    /^@remotion\/player is installed 2 times/,
  ],
  [
    'an address',
    {'node_modules/b': {version: '1.0.0', resolved: 'https://mirror.example/b.tgz'}},
    /contains the URL/,
  ],
] as const)('fails on %s', (_name, more, message) => {
  expect(messages(more)).toContainEqual(expect.stringMatching(message));
});

it('fails on a rule that no package matches', () => {
  const [problem] = checkCopies({packages: good}, [{packages: /^vue$/, why: ''}]);
  expect(problem?.message).toContain('No package matches');
});

const binaries = /^a-linux-/;

const integrityMessages = (
  packages: Record<string, LockedPackage>,
  exceptions: Parameters<typeof checkIntegrity>[1] = [],
) => checkIntegrity({packages}, exceptions).map(({message}) => message);

it('passes entries with an integrity, the project itself and links', () => {
  const entries = {
    '': {version: '4.0.331'},
    'node_modules/a': {version: '1.0.0', integrity: 'sha512-a=='},
    'node_modules/b': {link: true},
  };
  expect(integrityMessages(entries)).toEqual([]);
});

it('fails on an entry without an integrity', () => {
  expect(integrityMessages({'node_modules/a': {version: '1.0.0'}})).toEqual([
    'node_modules/a (1.0.0) has no `integrity`, so npm would install whatever the registry returns.',
  ]);
});

it('allows exceptions by name and version, and fails on an exception that no entry needs', () => {
  const excuse = {packages: binaries, version: '1.0.0', reason: 'The registry lacks it.'};
  const entry = (version: string) => ({'node_modules/a-linux-arm64': {version}});
  expect(integrityMessages(entry('1.0.0'), [excuse])).toEqual([]);
  expect(integrityMessages(entry('1.0.1'), [excuse])).toEqual([
    expect.stringContaining('a-linux-arm64 (1.0.1) has no `integrity`'),
    'No entry without `integrity` matches /^a-linux-/.',
  ]);
});

it('names the line of the entry', async () => {
  const site = temporarySite({
    'package-lock.json': JSON.stringify(
      {
        packages: {
          ...good,
          'node_modules/a': {version: '1.0.0', resolved: 'https://a.example/a.tgz'},
        },
      },
      null,
      2,
    ),
  });
  const text = readFileSync(path.join(site.root, 'package-lock.json'), 'utf8');
  const line = text.split('\n').findIndex((each) => each.includes('"node_modules/a": {')) + 1;
  const {problems} = await check.run({root: site.root});
  expect(problems).toContainEqual(
    expect.objectContaining({line, message: expect.stringContaining('contains the URL')}),
  );
});

it('passes the lockfile of the repository', async () => {
  expect((await check.run({root})).problems).toEqual([]);
});
