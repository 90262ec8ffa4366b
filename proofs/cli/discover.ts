import {type Place, Sources} from '@docs-kit/docs-proof/code';
import ts from 'typescript';

/** A command of the toolkit, and the function that runs it. */
export interface FoundCommand {
  /** The words after `npx remotion`. */
  readonly words: string;
  /** The name of the function. */
  readonly name: string;
  readonly place: Place;
}

/** The functions that select a command by the first argument. */
const dispatchers = [
  {words: '', module: '@remotion/cli', name: 'cli'},
  {words: 'lambda', module: '@remotion/lambda/dist/cli/index', name: 'matchCommand'},
  {words: 'cloudrun', module: '@remotion/cloudrun/dist/cli/index', name: 'matchCommand'},
  // A constant selects it, because its former name is still accepted.
  {words: 'studio', module: '@remotion/cli/dist/studio', name: 'studioCommand'},
];

/** Returns the code of the toolkit. */
export const sourcesOf = (root: string): Sources =>
  new Sources(root, (module) => module === 'remotion' || module.startsWith('@remotion/'));

/** Finds every command in the code of the CLIs, sorted by its words. */
export function findCommands(sources: Sources): FoundCommand[] {
  const found = new Map<string, FoundCommand>();
  for (const {words, module, name} of dispatchers) {
    const command = {words, name, place: functionAt(sources, module, name)};
    for (const each of [command, ...commandsIn(sources, command)]) {
      found.set(each.words, each);
    }
  }
  found.delete('');
  return [...found.values()].sort((a, b) => (a.words < b.words ? -1 : 1));
}

/** Finds the commands that a function selects with `args[0] === …` or `command === …`, and their subcommands. */
export function commandsIn(sources: Sources, {words, place}: FoundCommand): FoundCommand[] {
  const found: FoundCommand[] = [];
  const visit = (node: ts.Node): void => {
    const command = ts.isIfStatement(node) ? selectedBy(sources, node, place.source) : undefined;
    if (command) {
      const own = {...command, words: `${words} ${command.words}`.trim()};
      found.push(own, ...commandsIn(sources, own));
    }
    ts.forEachChild(node, visit);
  };
  visit(place.node);
  return found;
}

/** Returns the command that `if (args[0] === WORD) { return (0, module_1.command)(…); }` calls. */
function selectedBy(
  sources: Sources,
  {expression: condition, thenStatement}: ts.IfStatement,
  source: Place['source'],
): FoundCommand | undefined {
  if (
    !ts.isBinaryExpression(condition) ||
    condition.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken ||
    !/^(?:command|args\[0\])$/.test(condition.left.getText()) ||
    !ts.isBlock(thenStatement)
  ) {
    return undefined;
  }
  const words = sources.text(condition.right, source);
  const [first] = thenStatement.statements;
  const result =
    first && (ts.isExpressionStatement(first) || ts.isReturnStatement(first))
      ? first.expression
      : undefined;
  const call = result && ts.isAwaitExpression(result) ? result.expression : result;
  // Other words only print a hint, such as the new name of the command.
  const name =
    call && ts.isCallExpression(call)
      ? /^\(0, \w+\.(\w+)\)$/.exec(call.expression.getText())?.[1]
      : undefined;
  const place =
    name === undefined ? undefined : sources.find((call as ts.CallExpression).expression, source);
  return words !== undefined && name !== undefined && place ? {words, name, place} : undefined;
}

/** @throws if a module no longer has the function */
export function functionAt(sources: Sources, module: string, name: string): Place {
  const source = sources.module(module);
  const node = source.declarations.get(name);
  if (!node) {
    throw new Error(
      `${module} no longer has a function ${name}. Correct its place in proofs/cli/discover.ts or read.ts.`,
    );
  }
  return {node, source};
}
