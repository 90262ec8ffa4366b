import type {Problem} from '../lib/problem';
import type {CompileError} from './compile';
import type {Sample} from './sources';

/** Holds the errors of one sample against what its fence announces. */
export function judge(file: string, sample: Sample, errors: readonly CompileError[]): Problem[] {
  const {fence, expectedErrors} = sample;
  const start = fence.line - 1;
  if (fence.skip !== undefined) {
    return judgeSkip(file, start, fence.skip, errors);
  }
  const expected = new Set(expectedErrors);
  const found = new Set(errors.map(({code}) => code));
  return [
    ...errors
      .filter(({code}) => !expected.has(code))
      .map(({code, line, message}) => ({
        file,
        line: fence.line + line - 1,
        message: `The sample does not compile: TS${code}: ${message}`,
        remedy: remedyFor(code),
      })),
    ...[...expected]
      .filter((code) => !found.has(code))
      .map((code) => ({
        file,
        line: start,
        message: `The sample announces the error TS${code}, and the compiler does not report it.`,
        remedy: `Remove ${code} from \`// @errors:\`, or show code that really fails with it.`,
      })),
  ];
}

function judgeSkip(
  file: string,
  line: number,
  reason: string,
  errors: readonly CompileError[],
): Problem[] {
  if (reason.trim() === '') {
    return [
      {
        file,
        line,
        message: 'The fence is skipped without a reason.',
        remedy: 'Write skip="why it cannot compile", or let it compile.',
      },
    ];
  }
  if (errors.length === 0) {
    return [
      {
        file,
        line,
        message: `The fence is skipped (“${reason}”), and it compiles.`,
        remedy: 'Remove skip="…".',
      },
    ];
  }
  return [];
}

function remedyFor(code: number): string {
  switch (code) {
    case 2304:
    case 2552:
      return 'A sample is a complete module: import or define the name, above `// ---cut---` if it would distract.';
    case 2305:
    case 2724:
      return 'The package does not export that name: look it up in the type definitions of the installed package.';
    case 2307:
      return 'Import an installed package, or give the fence that holds the file a title with its path (title="src/MyVideo.tsx").';
    case 2353:
    case 2322:
    case 2339:
      return (
        'Correct the code against the type definitions; if it must fail, write `// @errors: ' +
        `${code}\` as its first line.`
      );
    default:
      return `Correct the code; if it must fail, write \`// @errors: ${code}\` as its first line.`;
  }
}
