import {execFile} from 'node:child_process';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Problem} from '../../checks/lib/problem';
import {tool, type NodeArguments} from '../lib/tools';

/** The program of a detector that isn't a check, on some files. */
const programOf = (
  name: string,
  root: string,
  files: readonly string[],
): NodeArguments | undefined => {
  switch (name) {
    case 'lint':
      return tool('oxlint', 'oxlint', ['--format=unix', ...files], root);
    case 'css':
      return tool('stylelint', 'stylelint', ['--formatter=unix', ...files], root);
    case 'format':
      return tool('prettier', 'prettier', ['--list-different', ...files], root);
    case 'types':
    case 'types-examples': {
      const project = name === 'types' ? 'tsconfig.json' : 'examples';
      return tool('typescript', 'tsc', ['--noEmit', '--pretty', 'false', '-p', project], root);
    }
    default:
      return name.startsWith('unit:')
        ? tool('vitest', 'vitest', ['run', name.slice('unit:'.length)], root)
        : undefined;
  }
};

/** Whether a detector is a program that starts anew for each round. */
export const isProgram = (name: string): boolean => programOf(name, '', []) !== undefined;

/**
 * Runs a linter, the compiler or a unit test in the copy. Their messages contain the remedy. A problem that a unit test
 * found is at line 1 of the test, because a test reports values and not places.
 */
export const runProgram = async (
  name: string,
  root: string,
  files: readonly string[],
): Promise<Problem[]> => {
  const args = programOf(name, root, files) ?? [];
  const [failed, output] = await new Promise<[boolean, string]>((resolve) => {
    execFile(process.execPath, [...args], {cwd: root, maxBuffer: 2 ** 28}, (error, out, err) =>
      resolve([error !== null, stripVTControlCharacters(out + err)]),
    );
  });
  if (!failed) {
    return [];
  }
  const problem = (file: string, line: string, message: string): Problem => ({
    file: path.relative(root, path.resolve(root, file)).split(path.sep).join('/'),
    line: Number(line),
    message,
    remedy: message,
  });
  if (name.startsWith('unit:')) {
    return [problem(name.slice('unit:'.length), '1', output)];
  }
  if (name === 'format') {
    return output
      .split('\n')
      .filter(Boolean)
      .map((file) => problem(file, '1', 'Run `npm run format`.'));
  }
  // `src/a.tsx:3:5: message` or `src/a.tsx(3,5): message`
  return [...output.matchAll(/^([^\s:(]+)[:(](\d+)[:,]\d+\)?: (.*)$/gm)].map(
    ([, file = '', line = '1', message = '']) => problem(file, line, message),
  );
};
