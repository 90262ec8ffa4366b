import ts from 'typescript';
import {programOf} from '../lib/types';
import {constituents} from '../lib/types-members';

/** Where the packages declare what each flag may be. */
const declarations = [
  {
    name: 'CommandLineOptions',
    text: "import type {CommandLineOptions as Flags} from '../../node_modules/@remotion/cli/dist/parse-command-line';",
  },
  {
    name: 'Lambda',
    text: "import type {parsedLambdaCli} from '../../node_modules/@remotion/lambda/dist/cli/args';\ntype Flags = typeof parsedLambdaCli;",
  },
  {
    name: 'Cloudrun',
    text: "import type {parsedCloudrunCli} from '../../node_modules/@remotion/cloudrun/dist/cli/args';\ntype Flags = typeof parsedCloudrunCli;",
  },
];

/** The values that a flag may have, for the flags whose type is a list of them. */
export function valuesOfFlags(root: string): Map<string, string[]> {
  const modules = Object.fromEntries(
    declarations.map(({name, text}) => [
      `${name}.ts`,
      `${text}\nexport declare const flags: Flags;`,
    ]),
  );
  const {program, files} = programOf(root, modules);
  const checker = program.getTypeChecker();
  const values = new Map<string, string[]>();
  for (const file of Object.values(files)) {
    const declared = file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({declarationList}) => [...declarationList.declarations])[0];
    if (!declared) {
      continue;
    }
    const type = checker.getTypeAtLocation(declared.name);
    for (const property of type.getProperties()) {
      const parts = constituents(checker.getTypeOfSymbolAtLocation(property, declared));
      if (parts.length > 1 && parts.every((part) => part.isStringLiteral())) {
        values.set(
          property.name,
          parts.map((part) => (part as ts.StringLiteralType).value),
        );
      }
    }
  }
  return values;
}
