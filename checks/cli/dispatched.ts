import ts from 'typescript';
import type {Problem} from '../lib/problem';
import {commandSources} from './commands';
import {Sources} from './source';

/** The functions in the packages that call a command according to its first word. */
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

/** Words that a dispatcher accepts but that aren't separate commands. */
export const notCommands: Readonly<Record<string, string>> = {
  preview: 'the old name of studio',
  'lambda upload': 'prints that it is now `sites create`',
  'lambda deploy': 'prints that it is now `functions deploy`',
  'lambda ls': 'asks whether you meant `functions ls` or `sites ls`',
  'lambda rm': 'asks whether you meant `functions rm` or `sites rm`',
  'cloudrun deploy': 'asks whether you meant `services deploy`',
  'cloudrun help': 'prints the help of `cloudrun`',
};

const table = 'checks/cli/commands.ts';

/** The table of commands must contain exactly the commands that the code of the packages calls. */
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
        message: `${module} no longer has a function \`${name}\`.`,
        remedy: 'Update `dispatchers` with the function that now selects the command.',
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
        message: `The packages have a command \`npx remotion ${words}\` that isn't listed.`,
        remedy: 'Add it to `commandSources` with the module and the function that run it.',
      });
    }
  }
  for (const {words} of commandSources) {
    if (!known.has(words)) {
      problems.push({
        file: table,
        line: 1,
        message: `The packages have no command \`npx remotion ${words}\`.`,
        remedy: 'Remove it from `commandSources`.',
      });
    }
  }
  for (const words of Object.keys(notCommands)) {
    if (!known.has(words)) {
      problems.push({
        file: 'checks/cli/dispatched.ts',
        line: 1,
        message: `The packages no longer have a command \`npx remotion ${words}\`.`,
        remedy: 'Remove it from `notCommands`.',
      });
    }
  }
  return problems;
}
