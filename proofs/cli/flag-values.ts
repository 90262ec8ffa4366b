import path from 'node:path';
import {constituents, programOf} from '@docs-kit/docs-proof/code';
import ts from 'typescript';

/** The possible values of the flags of one CLI, if their type lists them. */
type FlagValues = ReadonlyMap<string, readonly string[]>;

/** Where each CLI declares its flags, by its first word. */
const declarations = {
  cli: {module: '@remotion/cli/dist/parse-command-line', type: 'CommandLineOptions'},
  lambda: {module: '@remotion/lambda/dist/cli/args', type: 'LambdaCommandLineOptions'},
  cloudrun: {module: '@remotion/cloudrun/dist/cli/args', type: 'servicesCommandLineOptions'},
};

/**
 * @returns the values by CLI: `cli`, `lambda`, `cloudrun`
 * @throws if a CLI declares its flags elsewhere
 */
export function valuesOfFlags(root: string): Map<string, FlagValues> {
  const modules = Object.fromEntries(
    Object.entries(declarations).map(([name, {module}]) => [
      `${name}.ts`,
      // Import by path, because the packages don't export these files.
      `import ${JSON.stringify(path.join(root, 'node_modules', module))};`,
    ]),
  );
  const {program} = programOf(root, modules);
  return new Map(
    Object.entries(declarations).map(([name, {module, type}]) => {
      const alias = program
        .getSourceFiles()
        .find(({fileName}) => fileName.endsWith(`/node_modules/${module}.d.ts`))
        ?.statements.filter(ts.isTypeAliasDeclaration)
        .find((each) => each.name.text === type);
      if (!alias) {
        throw new Error(
          `${module} no longer declares ${type}. Update \`declarations\` in proofs/cli/flag-values.ts.`,
        );
      }
      return [name, valuesOf(program.getTypeChecker(), alias)];
    }),
  );
}

function valuesOf(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): FlagValues {
  const values = new Map<string, string[]>();
  for (const property of checker.getTypeAtLocation(alias.name).getProperties()) {
    const parts = constituents(checker.getTypeOfSymbolAtLocation(property, alias));
    const literals = parts.filter((part) => part.isStringLiteral());
    if (parts.length > 1 && literals.length === parts.length) {
      values.set(
        property.name,
        literals.map(({value}) => value),
      );
    }
  }
  return values;
}
