import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import path from 'node:path';
import type {Problem} from '../../checks/lib/problem';
import {tool, type NodeArguments} from '../lib/tools';

const execute = promisify(execFile);

/**
 * Runs a program that exits with 1 if it finds problems, and returns its standard output. Stylelint prints its report to
 * standard error.
 */
const outputOf = async (
  args: NodeArguments,
  cwd: string,
  stream: 'stdout' | 'stderr' = 'stdout',
): Promise<string> => {
  try {
    const output = await execute(process.execPath, [...args], {cwd, maxBuffer: 2 ** 28});
    return output[stream];
  } catch (error) {
    const output = (error as Partial<Record<typeof stream, string>>)[stream];
    if (output) {
      return output;
    }
    throw error;
  }
};

interface OxlintReport {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly help?: string;
    readonly filename: string;
    readonly labels: readonly {readonly span: {readonly line?: number}}[];
  }[];
}

interface StylelintReport {
  readonly source: string;
  readonly warnings: readonly {readonly line: number; readonly text: string}[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Runs a linter, the compiler or a unit test in the copy. Their messages contain the remedy. A problem that a unit test
 * found is at line 1 of the test, because a test reports values and not places.
 */
export const runProgram = async (
  detector: string,
  root: string,
  files: readonly string[],
): Promise<Problem[]> => {
  const relative = (file: string): string =>
    path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
  const at = (file: string, line: number, message: string, remedy = message): Problem => ({
    file: relative(file),
    line,
    message,
    remedy,
  });
  if (detector === 'lint') {
    const report = await outputOf(
      tool('oxlint', 'oxlint', ['--format=json', ...files], root),
      root,
    );
    return (JSON.parse(report) as OxlintReport).diagnostics.map(
      ({message, help, filename, labels}) =>
        at(filename, labels[0]?.span.line ?? 1, message, help ?? message),
    );
  }
  if (detector === 'css') {
    const report = await outputOf(
      tool('stylelint', 'stylelint', ['--formatter=json', ...files], root),
      root,
      'stderr',
    );
    return (JSON.parse(report) as StylelintReport[]).flatMap(({source, warnings}) =>
      warnings.map(({line, text}) => at(source, line, text)),
    );
  }
  if (detector === 'format') {
    const report = await outputOf(
      tool('prettier', 'prettier', ['--list-different', ...files], root),
      root,
    );
    return report
      .split('\n')
      .filter(Boolean)
      .map((file) => at(file, 1, 'The file is not formatted.', 'Run `npm run format`.'));
  }
  if (detector === 'types' || detector === 'types-examples') {
    const project = detector === 'types' ? 'tsconfig.json' : 'examples';
    const report = await outputOf(
      tool('typescript', 'tsc', ['--noEmit', '--pretty', 'false', '--project', project], root),
      root,
    );
    return [...report.matchAll(/^(\S+)\((\d+),\d+\): error (.*)$/gm)].map(
      ([, file = '', line = '1', message = '']) => at(file, Number(line), message),
    );
  }
  const test = detector.slice('unit:'.length);
  const report = await outputOf(
    tool('vitest', 'vitest', ['run', test, '--reporter=json', '--silent'], root),
    root,
  );
  const {testResults} = JSON.parse(report.slice(report.indexOf('{'))) as VitestReport;
  return testResults.flatMap(({message = '', assertionResults}) => {
    const failures = assertionResults.filter(({status}) => status === 'failed');
    const texts = [
      ...failures.map(({fullName, failureMessages}) => [fullName, ...failureMessages].join('\n')),
      ...(failures.length === 0 && message ? [message] : []),
    ];
    return texts.map((text) => {
      const [line = ''] = text.split('\n    at ', 1);
      return {file: test, line: 1, message: line, remedy: line};
    });
  });
};
