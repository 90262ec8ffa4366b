import {namesIn, type ChunkUse, type NamesOf} from './chunk-names';
import {objectOf, quote} from './code';
import type {ChunkNames} from './generated';
import type {RequestOf} from './requests';
import type {RouteGroup} from './route-groups';

/** The data from which the code of groups is generated. */
export interface GroupTables {
  readonly namesOf: NamesOf;
  readonly requestOf: RequestOf;
  readonly isNamed: ChunkUse['isNamed'];
  /** IDs by path. */
  readonly docIds: ReadonlyMap<string, string>;
}

/** Converts a chunk name to code. */
type CodeOf = (name: string) => string;

/** Converts nested chunk names to code. */
const loadCode = (names: ChunkNames, codeOf: CodeOf): string => {
  if (typeof names === 'string') {
    return codeOf(names);
  }
  return Array.isArray(names)
    ? `[${names.map((each: ChunkNames) => loadCode(each, codeOf)).join(', ')}]`
    : objectOf(
        Object.fromEntries(
          Object.entries(names).map(([prop, each]) => [prop, loadCode(each, codeOf)]),
        ),
      );
};

/** The names that several pages of a group use, but that not every page loads. */
const sharedNames = ({routes}: RouteGroup, {namesOf, isNamed}: GroupTables): string[] => {
  const names = routes.flatMap((route) => [...new Set(namesIn(namesOf(route)))]);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].filter(
    (name) => !isNamed(name),
  );
};

/** The module of a group: the path, chunks and attributes of each page, including the ID of its doc. */
export const groupCode = (group: RouteGroup, tables: GroupTables): string => {
  const {namesOf, requestOf, isNamed, docIds} = tables;
  const importOf = (name: string) => `() => import(${quote(requestOf(name))})`;
  // The bundler creates a chunk for each import(), even of the same module.
  const shared = new Map(sharedNames(group, tables).map((name, index) => [name, `load${index}`]));
  const codeOf: CodeOf = (name) =>
    isNamed(name) ? quote(name) : (shared.get(name) ?? importOf(name));
  const routes = group.routes.map((route) => {
    const {path, component: _component, ...attributes} = route;
    const doc = docIds.get(path);
    return `  [${quote(path)}, ${loadCode(namesOf(route), codeOf)}, ${quote({...attributes, ...(doc && {doc})})}],\n`;
  });
  return [
    ...[...shared].map(([name, variable]) => `const ${variable} = ${importOf(name)};\n`),
    `export default [\n${routes.join('')}];\n`,
  ].join('');
};
