import type {Cli} from '../lib/cli';
import type {Problem} from '../lib/problem';
import {settings} from './commands';

/** Connections of a flag with a setting that name a flag which no command reads, or no method of Config. */
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
    remedy: 'Remove it from settings.',
  });
  return Object.entries(table).flatMap(([flag, methods]) => [
    ...(flags.has(flag) ? [] : [problem(`No command reads \`--${flag}\`.`)]),
    ...methods
      .filter((method) => !setters.includes(method))
      .map((method) => problem(`\`Config\` of @remotion/cli/config has no method \`${method}\`.`)),
  ]);
}
