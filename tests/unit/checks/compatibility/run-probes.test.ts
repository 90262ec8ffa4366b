import path from 'node:path';
import {expect, test} from 'vitest';
import {runProbes} from '../../../../checks/compatibility/node/run-probes';
import {temporarySite} from '../temporary-site';

const script = path.join(import.meta.dirname, 'fixtures/probes.mjs');
const root = import.meta.dirname;

test('names each call that fails, hangs or ends the process, and runs the others', async () => {
  const routes = ['passes', 'fails', 'ends', 'crashes', 'hangs', 'last'];
  const probes = await runProbes(root, routes, {script, limit: 3000});
  expect(probes.map(({route, problem}) => [route, problem])).toEqual([
    ['passes', undefined],
    ['fails', 'The result is 3.'],
    ['ends', 'the process exited with code 7'],
    [
      'crashes',
      expect.stringMatching(/^the process exited with code 1: [^]*Thrown in a callback\./),
    ],
    ['hangs', 'no result after 3 s'],
    ['last', undefined],
  ]);
}, 120_000);

test('only runs the calls of the pages that are checked', async () => {
  const probes = await runProbes(root, ['passes', 'absent'], {script});
  expect(probes.filter(({problem}) => problem !== undefined)).toEqual([]);
  expect(probes).toHaveLength(6);
});

test('shows why the packages do not load', async () => {
  const site = temporarySite({'probes.mjs': "import {absent} from 'node:path';"}, 'none');
  await expect(
    runProbes(site.root, ['passes'], {script: path.join(site.root, 'probes.mjs')}),
  ).rejects.toThrow(/can't load the packages: the process exited with code 1: [^]*absent/);
});
