import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {builtChecks} from '../../../../checks/built-checks';
import {pageChecks} from '../../../../checks/page-checks';
import {root} from '../../../../scripts/lib/tools';
import {catalog} from '../../../../scripts/mutations/catalog';
import {treeOf} from '../../../../scripts/mutations/find';
import {isProgram} from '../../../../scripts/mutations/programs';

test('names of kinds are unique', () => {
  expect(new Set(catalog.map(({name}) => name)).size).toBe(catalog.length);
});

test('kinds name existing checks and unit tests', () => {
  const known = ['build', ...pageChecks, ...builtChecks.map(({name}) => name)];
  const unknown = catalog
    .flatMap(({checks}) => checks)
    .filter((name) =>
      name.startsWith('unit:')
        ? !existsSync(path.join(root, name.slice('unit:'.length)))
        : !isProgram(name) && !known.includes(name),
    );
  expect(unknown).toEqual([]);
});

test('every kind that needs no build applies somewhere', () => {
  const tree = treeOf(root);

  const isOfBuild =
    /^(?:head|budgets|csp|markdown-twins|search|delivery|links-from-outside --built)$/;
  const nowhere = catalog
    .filter(({checks}) => !checks.some((name) => isOfBuild.test(name)))
    .filter((kind) => kind.places(tree).length === 0);
  expect(nowhere.map(({name}) => name)).toEqual([]);
});
