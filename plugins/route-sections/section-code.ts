import {namesIn, type ChunkUse, type NamesOf} from './chunk-names';
import {objectOf, quote} from './code';
import type {ChunkNames} from './generated';
import type {RequestOf} from './requests';
import type {Section} from './split';

/** What the code of sections is written from. */
export interface SectionTables {
  readonly namesOf: NamesOf;
  readonly requestOf: RequestOf;
  readonly isNamed: ChunkUse['isNamed'];
  /** Ids by path. */
  readonly docIds: ReadonlyMap<string, string>;
}

/** Turns the name of a chunk into code. */
type CodeOf = (name: string) => string;

/** The nest of chunk names as code. */
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

/** The names that several pages of a section have and the app has not. */
const sharedNames = ({routes}: Section, {namesOf, isNamed}: SectionTables): string[] => {
  const names = routes.flatMap((route) => [...new Set(namesIn(namesOf(route)))]);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].filter(
    (name) => !isNamed(name),
  );
};

/** The module of a section: for each page its path, its chunks, and its attributes with the id of its doc. */
export const sectionCode = (section: Section, tables: SectionTables): string => {
  const {namesOf, requestOf, isNamed, docIds} = tables;
  const importOf = (name: string) => `() => import(${quote(requestOf(name))})`;
  // The bundler makes a chunk of each import(), even of the same module.
  const shared = new Map(sharedNames(section, tables).map((name, index) => [name, `load${index}`]));
  const codeOf: CodeOf = (name) =>
    isNamed(name) ? quote(name) : (shared.get(name) ?? importOf(name));
  const routes = section.routes.map((route) => {
    const {path, component: _component, ...attributes} = route;
    const doc = docIds.get(path);
    return `  [${quote(path)}, ${loadCode(namesOf(route), codeOf)}, ${quote({...attributes, ...(doc && {doc})})}],\n`;
  });
  return [
    ...[...shared].map(([name, variable]) => `const ${variable} = ${importOf(name)};\n`),
    `export default [\n${routes.join('')}];\n`,
  ].join('');
};
