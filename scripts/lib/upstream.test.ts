import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {newestVersion, setDocusaurusVersion} from './upstream';

test('the newest version is stable, and a number is not compared as text', () => {
  const versions = ['3.9.2', '3.10.0', '3.10.2', '3.10.1', '3.11.0-canary-1', '4.0.0', '2.4.3'];
  expect(newestVersion(versions)).toBe('3.10.2');
  expect(() => newestVersion(['4.0.0'])).toThrow('no stable version of Docusaurus 3');
});

test('all packages of Docusaurus get the version, and no other package', () => {
  const changed = setDocusaurusVersion(readFileSync('package.json', 'utf8'), '3.99.0');
  const {dependencies, overrides} = JSON.parse(changed) as Record<string, Record<string, string>>;
  expect(dependencies).toMatchObject({'@docusaurus/core': '3.99.0', remotion: '4.0.331'});
  expect(overrides).toMatchObject({
    '@docusaurus/core': '$@docusaurus/core',
    '@docusaurus/mdx-loader': '3.99.0',
  });
  expect(changed).not.toMatch(/"@docusaurus\/[^"]*": "3\.(?!99)/);
});
