import ts from 'typescript';
import {deprecation, programOf} from '../lib/types';
import type {Statement} from './stated';

/** An import to compile. */
export type Probe = Pick<Statement, 'from' | 'name' | 'kind'>;

export interface ProbeResult {
  /** Whether the import compiles. */
  compiles: boolean;
  /** Whether editors strike out the imported name. */
  deprecated: boolean;
}

/** Errors about missing type arguments. The type exists. */
const missingArguments = new Set([2314, 2707]);

/** Compiles imports with the installed packages. */
export function compileProbes(root: string, probes: readonly Probe[]): ProbeResult[] {
  const modules = Object.fromEntries(
    probes.map((probe, index) => [`probe${index}.ts`, moduleOf(probe)]),
  );
  const {program, files} = programOf(root, modules);
  const checker = program.getTypeChecker();
  return probes.map(({name}, index) => {
    const file = files[`probe${index}.ts`]!;
    const errors = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ].filter(({code}) => !missingArguments.has(code));
    const compiles = errors.length === 0;
    return {compiles, deprecated: compiles && isDeprecated(checker, file, name)};
  });
}

function moduleOf({from, name, kind}: Probe): string {
  if (name === undefined) {
    return `import * as all from '${from}';\nvoid all;`;
  }
  switch (kind) {
    case 'type':
      return `import type {${name}} from '${from}';\nexport type Used = ${name};`;
    case 'value':
      return `import {${name}} from '${from}';\nvoid ${name};`;
    case 'any':
      return `import {${name}} from '${from}';\nexport {${name}};`;
  }
}

function isDeprecated(checker: ts.TypeChecker, file: ts.SourceFile, name?: string): boolean {
  const declaration = file.statements.find(ts.isImportDeclaration)!;
  const module = checker.getSymbolAtLocation(declaration.moduleSpecifier);
  const exported = module && checker.getExportsOfModule(module).find((each) => each.name === name);
  if (exported === undefined) {
    return false;
  }
  const original =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  return [exported, original].some((symbol) => deprecation(checker, symbol) !== undefined);
}
