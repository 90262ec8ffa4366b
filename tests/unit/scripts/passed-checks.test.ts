import {expect, test} from 'vitest';
import {passedChecks} from '../../../scripts/lib/passed-checks';
import {temporarySite} from '../checks/temporary-site';

const site = () =>
  temporarySite({'cspell.config.yaml': 'language: en', 'docs/a.mdx': 'One.'}, 'none');

test('a file has passed until it or the settings change', () => {
  const {root, write} = site();
  const all = () => passedChecks(root, 'spelling', ['docs/a.mdx']).all;
  expect(all()).toBe(false);
  passedChecks(root, 'spelling', ['docs/a.mdx']).add();
  expect(all()).toBe(true);
  write('docs/a.mdx', 'Two.');
  expect(all()).toBe(false);
  write('docs/a.mdx', 'One.');
  write('cspell.config.yaml', 'language: de');
  expect(all()).toBe(false);
});

test('all files must have passed, and checks that read other files always run', () => {
  const {root, write} = site();
  write('docs/b.mdx', 'One.');
  passedChecks(root, 'spelling', ['docs/a.mdx']).add();
  expect(passedChecks(root, 'spelling', ['docs/a.mdx', 'docs/b.mdx']).all).toBe(false);
  passedChecks(root, 'lint', ['docs/a.mdx']).add();
  expect(passedChecks(root, 'lint', ['docs/a.mdx']).all).toBe(false);
});
