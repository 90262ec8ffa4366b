import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import type {Example} from '../../examples/define';
import {sourceFilesOf} from '../../scripts/lib/source-files';
import {isOfToolkit, nameOfExport} from './shipped-code';

/** What runs an export, such as `the demo trail`, by the export. */
export type Uses = ReadonlyMap<string, string>;

/**
 * Returns the exports that the demos use. Each demo plays in the Player of its page, and a test renders each of them.
 * A demo that asks for its environment may do something else in each, so it shows nothing.
 */
export function usesOfDemos(root: string): Uses {
  const uses = new Map<string, string>();
  for (const file of globSync('src/demos/*/index.ts', {cwd: root}).sort()) {
    const used = sourceFilesOf(path.join(root, file)).flatMap(usesOf);
    if (!used.includes(nameOfExport({entry: 'remotion', name: 'getRemotionEnvironment'}))) {
      add(uses, used, `the demo ${file.split('/')[2]}`);
    }
  }
  return uses;
}

/** What the examples run, by where it runs. */
export interface ExampleUses {
  readonly server: Uses;
  readonly studio: Uses;
  /** The exports in scripts, such as \`render.mjs\`. */
  readonly scripts: Uses;
}

/** Returns the exports in the compositions that the examples render or open in the Studio, and in their scripts. */
export async function usesOfExamples(root: string): Promise<ExampleUses> {
  const server = new Map<string, string>();
  const studio = new Map<string, string>();
  const scripts = new Map<string, string>();
  for (const file of globSync('examples/*/example.ts', {cwd: root}).sort()) {
    const folder = path.dirname(file);
    const {default: example} = (await import(path.join(root, file))) as {default: Example};
    const compositions = compositionsIn(path.join(root, folder));
    const used = (ids: readonly string[]) => ids.flatMap((id) => compositions.get(id) ?? []);
    const rendered = example.steps.flatMap(({command, exitCode = 0}) =>
      /^npx remotion (?:render|still) /.test(command) && exitCode === 0 ? command.split(' ') : [],
    );
    add(server, used(rendered), `the example ${path.basename(folder)}`);
    const run = example.steps.flatMap(({command, exitCode = 0}) => {
      const [, script] = /^(?:node|npx tsx) ([\w/-]+\.m?[jt]s)/.exec(command) ?? [];
      const absolute = path.join(root, folder, script ?? '');
      return script !== undefined && exitCode === 0 && existsSync(absolute) ? [absolute] : [];
    });
    add(scripts, run.flatMap(usesOf), `the example ${path.basename(folder)}`);
    const opened = (example.studio ?? []).flatMap(({actions}) =>
      actions.flatMap((action) => ('open' in action ? [action.open] : [])),
    );
    add(studio, used(opened), `the example ${path.basename(folder)}`);
  }
  return {server, studio, scripts};
}

function add(uses: Map<string, string>, used: readonly string[], by: string): void {
  for (const name of used.filter((each) => !uses.has(each))) {
    uses.set(name, by);
  }
}

/** The exports that each composition of a project uses: in its component, and in the file that registers it. */
function compositionsIn(folder: string): Map<string, readonly string[]> {
  const compositions = new Map<string, readonly string[]>();
  const entry = globSync('src/index.{ts,tsx}', {cwd: folder}).flatMap((file) =>
    usesOf(path.join(folder, file)),
  );
  for (const file of globSync('src/**/*.tsx', {cwd: folder})) {
    const absolute = path.join(folder, file);
    const source = parse(absolute);
    const own = usesOf(absolute);
    visit(source, (node) => {
      if (!ts.isJsxSelfClosingElement(node)) {
        return;
      }
      const [id, component] = ['id', 'component'].map((name) => attributeOf(node, name));
      if (!id || !component || !ts.isStringLiteral(id)) {
        return;
      }
      const module = moduleOf(source, component.getText());
      const files =
        module === undefined
          ? []
          : globSync(`${path.join(path.dirname(file), module).replaceAll(path.sep, '/')}.tsx`, {
              cwd: folder,
            });
      compositions.set(id.text, [
        ...entry,
        ...own,
        ...files.flatMap((each) => sourceFilesOf(path.join(folder, each))).flatMap(usesOf),
      ]);
    });
  }
  return compositions;
}

/** The expression or string of an attribute. */
function attributeOf(node: ts.JsxSelfClosingElement, name: string): ts.Expression | undefined {
  const found = node.attributes.properties.find((each) => each.name?.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

/** The relative path from which a file imports a name. */
const moduleOf = (source: ts.SourceFile, name: string): string | undefined =>
  importsOf(source).find((each) => each.local === name && each.module.startsWith('.'))?.module;

/** The exports of the toolkit that a file uses, and parts of them such as `Series.Sequence`. Skips error handling. */
function usesOf(file: string): string[] {
  if (!/\.(?:tsx?|m[jt]s|js)$/.test(file)) {
    return [];
  }
  const source = parse(file);
  const imports = new Map(
    importsOf(source)
      .filter(({module}) => isOfToolkit(module))
      .map(({local, module, name}) => [local, {entry: module, name}]),
  );
  const uses: string[] = [];
  visit(source, (node) => {
    const used = ts.isIdentifier(node) && !handlesError(node) ? imports.get(node.text) : undefined;
    if (used) {
      uses.push(nameOfExport(used));
      if (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
        uses.push(nameOfExport({...used, name: `${used.name}.${node.parent.name.text}`}));
      }
    }
  });
  return uses;
}

/** Whether code only runs after an error: in `catch`, or in what `.catch()` gets. */
const handlesError = (node: ts.Node): boolean =>
  ts.findAncestor(
    node,
    (each) =>
      ts.isCatchClause(each) ||
      (ts.isCallExpression(each.parent ?? each) &&
        (each.parent as ts.CallExpression).expression !== each &&
        /\.catch$/.test((each.parent as ts.CallExpression).expression.getText())),
  ) !== undefined;

/** The values that a file imports by name. */
const importsOf = (source: ts.SourceFile) =>
  source.statements.filter(ts.isImportDeclaration).flatMap(({importClause, moduleSpecifier}) => {
    const names = importClause?.namedBindings;
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isType || !names || !ts.isNamedImports(names)
      ? []
      : names.elements
          .filter(({isTypeOnly}) => !isTypeOnly)
          .map(({name, propertyName}) => ({
            local: name.text,
            name: (propertyName ?? name).text,
            module: (moduleSpecifier as ts.StringLiteral).text,
          }));
  });

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Visits every node but those of imports. */
function visit(node: ts.Node, enter: (node: ts.Node) => void): void {
  enter(node);
  ts.forEachChild(node, (child) => {
    if (!ts.isImportDeclaration(child)) {
      visit(child, enter);
    }
  });
}
