import type {Cli} from '../lib/cli';
import type {Problem} from '../lib/problem';
import {settings} from './commands';

/** Reports entries of `settings` whose flag no command reads, or whose method Config doesn't have. */
export function staleSettings(
  {commands, setters}: Pick<Cli, 'commands' | 'setters'>,
  table: Readonly<Record<string, readonly string[]>> = settings,
): Problem[] {
  const flags = new Set(
    commands.flatMap(({flags: own, optional}) => [...own, ...optional]).map(({name}) => name),
  );
  const problem = (message: string): Problem => ({
    file: 'checks/cli/commands.ts',
    line: 1,
    message,
    remedy: 'Remove the entry from `settings`.',
  });
  return Object.entries(table).flatMap(([flag, methods]) => [
    ...(flags.has(flag) ? [] : [problem(`No command reads \`--${flag}\`.`)]),
    ...methods
      .filter((method) => !setters.includes(method))
      .map((method) => problem(`\`Config\` of @remotion/cli/config has no method \`${method}\`.`)),
  ]);
}
