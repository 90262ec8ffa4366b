import {root} from '@docs-kit/tools';
import {UsageError} from './usage-error';

/** Whether Node.js rejected an unknown or incomplete option. */
const isArgumentError = (error: unknown): boolean =>
  String((error as {code?: unknown}).code).startsWith('ERR_PARSE_ARGS_');

/**
 * Runs a command with the arguments of the process. If they are invalid, prints why. Without arguments, it also prints
 * how to call the command.
 */
export const runPagesCommand = async (
  usage: string,
  command: (root: string, args: readonly string[]) => Promise<void>,
): Promise<void> => {
  try {
    await command(root, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError) && !isArgumentError(error)) {
      throw error;
    }
    console.error((error as Error).message);
    if (process.argv.length === 2) {
      console.error(`\n${usage}`);
    }
    process.exitCode = 1;
  }
};
