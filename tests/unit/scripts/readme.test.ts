import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {settingNames} from '../../../config/settings';
import {root} from '../../../scripts/lib/tools';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

const {scripts, dependencies, devDependencies} = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

/** What stands in backticks in the first cell of a section's table rows. */
const firstCells = (section: string): string[] => {
  const start = readme.indexOf(`\n## ${section}\n`);
  expect(start, `README.md has no section "${section}"`).toBeGreaterThan(-1);
  const end = readme.indexOf('\n## ', start + 1);
  return [
    ...readme.slice(start, end === -1 ? undefined : end).matchAll(/^\| (`[^|]+`) \|/gm),
  ].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
};

it('lists every command', () => {
  const listed = firstCells('Commands').map((command) => command.replace(/^npm (?:run )?/, ''));
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});

it('lists every setting', () => {
  expect(firstCells('Settings')).toEqual(settingNames);
});

it('gives a reason for every dependency', () => {
  const listed = firstCells('Dependencies');
  const covers = (name: string) =>
    listed.includes(name) ||
    listed.some((each) => each.endsWith('/*') && name.startsWith(each.slice(0, -1)));
  const all = Object.keys({...dependencies, ...devDependencies});
  expect(all.filter((name) => !covers(name))).toEqual([]);
  const gone = listed.filter(
    (name) => !name.endsWith('/*') && /^[@a-z]/.test(name) && !all.includes(name),
  );
  expect(gone).toEqual([]);
});

it('lists existing folders, and every folder of the sources', () => {
  const listed = firstCells('Where things are');
  expect(listed.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  const folders = readdirSync(path.join(root, 'src'), {withFileTypes: true})
    .filter(
      (entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'types',
    )
    .map(({name}) => `src/${name}/`);
  expect(folders.filter((name) => !listed.includes(name))).toEqual([]);
});
