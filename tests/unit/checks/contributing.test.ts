import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {docsSchemas, postSchema} from '../../../plugins/front-matter/schema';

const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

/** Each folder of checks/ is a check, but for what they share. */
const names = readdirSync(path.join(root, 'checks'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'lib' && entry.name !== 'node_modules')
  .map(({name}) => name);

/** The text below the heading of each check. */
const sections = new Map(
  text
    .slice(text.indexOf('\n## The checks of the pages\n'))
    .split(/^(?=#{2,3} )/m)
    .flatMap((part) => {
      const name = /^### (.+)\n/.exec(part)?.[1];
      return name === undefined ? [] : [[name, part] as const];
    }),
);

/** The words in backticks in the first cells of the table under a heading. */
function firstCells(heading: string): string[] {
  const start = text.indexOf(`\n## ${heading}\n`);
  return [
    ...text.slice(start, text.indexOf('\n## ', start + 1)).matchAll(/^\| (`[^|]+`) \|/gm),
  ].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('every check has a heading, and every heading has a check', () => {
  expect([...sections.keys()].sort()).toEqual([...names].sort());
});

describe.each(names)('the section on %s', (name) => {
  const section = sections.get(name) ?? '';

  test('names the command', () => {
    const hasCommand = existsSync(path.join(root, 'checks', name, 'index.ts'));
    expect(section).toMatch(
      hasCommand ? new RegExp(`^\`npx tsx checks/${name}/index\\.ts[ \`]`, 'm') : /^`npm run /m,
    );
  });

  test('has a good and a bad example', () => {
    expect(section).toMatch(/^\| good \| \S.* \|$/m);
    expect(section).toMatch(/^\| bad \| \S.* \|$/m);
  });
});

test('every mentioned file and folder exists', () => {
  const named = text.match(/`(?:checks|plugins|delivery|tests|src|config)\/[\w./-]+`/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  const missing = named
    .map((each) => each.slice(1, -1))
    .filter((each) => !existsSync(path.join(root, each)));
  expect(missing).toEqual([]);
});

test('the table of front matter has every field of the schemas', () => {
  const keysOf = (schema: (typeof docsSchemas)[keyof typeof docsSchemas] | typeof postSchema) =>
    Object.keys(('innerType' in schema ? schema.innerType() : schema).shape);
  const known = new Set([...Object.values(docsSchemas), postSchema].flatMap(keysOf));
  expect(new Set(firstCells('Front matter'))).toEqual(known);
});
