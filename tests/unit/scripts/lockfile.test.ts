import {expect, it} from 'vitest';
import {completeIntegrity, completeLockfile} from '../../../scripts/lib/complete-lockfile';

const parent = (optionalDependencies: Record<string, string>) => ({
  packages: {
    '': {version: '4.0.331'},
    'node_modules/swc': {version: '1.2.3', license: 'MIT', dev: true, optionalDependencies},
    'node_modules/swc-linux-x64-gnu': {version: '1.2.3'},
  },
});

it('adds packages that the registry lacks, with system, processor and library', () => {
  const {lockfile, added} = completeLockfile(
    parent({
      'swc-linux-x64-gnu': '1.2.3',
      'swc-linux-arm64-musl': '1.2.3',
      'swc-darwin-arm64': '1.2.3',
      'swc-win32-x64-msvc': '1.2.3',
    }),
  );
  expect(added).toEqual(['swc-linux-arm64-musl', 'swc-darwin-arm64', 'swc-win32-x64-msvc']);
  expect(lockfile.packages['node_modules/swc-linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    license: 'MIT',
    optional: true,
    os: ['linux'],
  });
  expect(lockfile.packages['node_modules/swc-win32-x64-msvc']).toMatchObject({
    os: ['win32'],
    cpu: ['x64'],
  });
});

it('does not change a complete lockfile', () => {
  const complete = parent({'swc-linux-x64-gnu': '1.2.3'});
  expect(completeLockfile(complete)).toEqual({lockfile: complete, added: []});
});

it.each([
  ['a name without a system', {fsevents: '2.3.3'}],
  ['a range', {'swc-darwin-arm64': '^1.2.3'}],
])('rejects %s', (_name, optional) => {
  expect(() => completeLockfile(parent(optional as Record<string, string>))).toThrow(
    'cannot be added to package-lock.json',
  );
});

const lookUp = (name: string, version: string) =>
  Promise.resolve(name === 'swc-darwin-arm64' ? `sha512-${version}` : undefined);

it('adds the integrity from the registry, and reports unknown packages', async () => {
  const {lockfile, completed, unknown} = await completeIntegrity(
    {
      packages: {
        '': {version: '4.0.331'},
        'node_modules/a/node_modules/swc-darwin-arm64': {version: '1.2.3', optional: true},
        'node_modules/swc-win32-x64': {version: '1.2.3', optional: true},
        'node_modules/b': {version: '1.0.0', integrity: 'sha512-b'},
      },
    },
    lookUp,
  );
  expect(completed).toEqual(['swc-darwin-arm64@1.2.3']);
  expect(unknown).toEqual(['swc-win32-x64@1.2.3']);
  const entry = lockfile.packages['node_modules/a/node_modules/swc-darwin-arm64'];
  expect(Object.entries(entry ?? {})).toEqual([
    ['version', '1.2.3'],
    ['integrity', 'sha512-1.2.3'],
    ['optional', true],
  ]);
  expect(lockfile.packages['node_modules/b']).toEqual({version: '1.0.0', integrity: 'sha512-b'});
});
