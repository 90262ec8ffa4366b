import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {expect, test} from 'vitest';
import {runProbes} from './node/run-probes';

const script = path.join(import.meta.dirname, 'fixtures/probes.mjs');
const root = import.meta.dirname;

test('names each call that does not end as expected, and makes the others', async () => {
  const expected = {
    passes: undefined,
    fails: 'The result is 3.',
    doesNothing: 'The call did not do what its group states.',
    ends: 'It ended the process with code 7.',
    endsLater: 'It ended the process with code 7.',
    crashes: 'Thrown in a callback.',
    hangs: 'It has no result after 3 s.',
    rejects: undefined,
    wrongMessage: expect.stringContaining('/it needs/. Input:') as string,
    noMessage: 'Missing expected rejection.',
    warns: undefined,
    silent: 'The call did not do what its group states.',
  };
  const probes = await runProbes(root, Object.keys(expected), script);
  expect(Object.fromEntries(probes.map(({route, problem}) => [route, problem]))).toEqual(expected);
  expect(probes[0]).toMatchObject({works: true, note: 'with care', code: '() => true'});
}, 120_000);

test('only makes the calls of the pages that are checked', async () => {
  const probes = await runProbes(root, ['passes', 'absent'], script);
  expect(probes.filter(({problem}) => problem !== undefined)).toEqual([]);
  expect(probes).toHaveLength(12);
});

test('shows why the packages do not load', async () => {
  const site = temporarySite({'probes.mjs': "import {absent} from 'node:path';"}, 'none');
  await expect(
    runProbes(site.root, ['passes'], path.join(site.root, 'probes.mjs')),
  ).rejects.toThrow(/probes\.mjs exited with code 1: [^]*absent/);
});
