import ts from 'typescript';
import type {Problem} from '../lib/problem';
import {commandSources} from './commands';
import {Sources} from './source';

/** The shipped functions that look at the first word and call a command. */
const dispatchers: readonly {words: string; module: string; name: string}[] = [
  {words: '', module: '@remotion/cli/dist/index', name: 'cli'},
  {words: 'browser', module: '@remotion/cli/dist/browser/index', name: 'browserCommand'},
  {words: 'lambda', module: '@remotion/lambda/dist/cli/index', name: 'matchCommand'},
  {
    words: 'lambda sites',
    module: '@remotion/lambda/dist/cli/commands/sites/index',
    name: 'sitesCommand',
  },
  {
    words: 'lambda functions',
    module: '@remotion/lambda/dist/cli/commands/functions/index',
    name: 'functionsCommand',
  },
  {
    words: 'lambda policies',
    module: '@remotion/lambda/dist/cli/commands/policies/policies',
    name: 'policiesCommand',
  },
  {
    words: 'lambda quotas',
    module: '@remotion/lambda/dist/cli/commands/quotas/index',
    name: 'quotasCommand',
  },
  {words: 'cloudrun', module: '@remotion/cloudrun/dist/cli/index', name: 'matchCommand'},
  {
    words: 'cloudrun sites',
    module: '@remotion/cloudrun/dist/cli/commands/sites/index',
    name: 'sitesCommand',
  },
  {
    words: 'cloudrun services',
    module: '@remotion/cloudrun/dist/cli/commands/services/index',
    name: 'servicesCommand',
  },
];

/** Words that a dispatcher knows and that are no commands of their own. */
export const notCommands: Readonly<Record<string, string>> = {
  preview: 'the old name of studio',
  'lambda upload': 'says that it is now `sites create`',
  'lambda deploy': 'says that it is now `functions deploy`',
  'lambda ls': 'asks whether `functions ls` or `sites ls` was meant',
  'lambda rm': 'asks whether `functions rm` or `sites rm` was meant',
  'cloudrun deploy': 'asks whether `services deploy` was meant',
  'cloudrun help': 'prints the help of `cloudrun`',
};

const table = 'checks/cli/commands.ts';

/** The table of commands is what the shipped code calls: no command is missing, none is left over. */
export function dispatched(root: string): Problem[] {
  const sources = new Sources(root);
  const known = new Set<string>();
  const problems: Problem[] = [];
  for (const {words, module, name} of dispatchers) {
    const file = sources.packageFile(module);
    const source = file === undefined ? undefined : sources.read(file);
    const node = source?.declarations.get(name);
    if (!source || !node) {
      problems.push({
        file: 'checks/cli/dispatched.ts',
        line: 1,
        message: `${module} has no function \`${name}\` any more.`,
        remedy: 'Name the function that now chooses the command.',
      });
      continue;
    }
    const visit = (each: ts.Node): void => {
      if (
        ts.isBinaryExpression(each) &&
        each.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
        /^(command|args\[0\])$/.test(each.left.getText())
      ) {
        const text = sources.text(each.right, source);
        if (text !== undefined) {
          known.add(`${words} ${text}`.trim());
        }
      }
      ts.forEachChild(each, visit);
    };
    visit(node);
  }
  for (const words of known) {
    if (notCommands[words] === undefined && !commandSources.some((each) => each.words === words)) {
      problems.push({
        file: table,
        line: 1,
        message: `The shipped code knows \`npx remotion ${words}\`, and the table does not.`,
        remedy: 'Add it with the module and the function that carry it out.',
      });
    }
  }
  for (const {words} of commandSources) {
    if (!known.has(words)) {
      problems.push({
        file: table,
        line: 1,
        message: `The shipped code does not know \`npx remotion ${words}\`.`,
        remedy: 'Remove it from the table.',
      });
    }
  }
  for (const words of Object.keys(notCommands)) {
    if (!known.has(words)) {
      problems.push({
        file: 'checks/cli/dispatched.ts',
        line: 1,
        message: `The shipped code does not know \`npx remotion ${words}\` any more.`,
        remedy: 'Remove it from notCommands.',
      });
    }
  }
  return problems;
}
