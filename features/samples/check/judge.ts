import type {Problem} from '@docs-kit/docs-proof';
import type {CompileError} from './compile';
import type {Sample} from './sources';

/** Returns the packages or entry points that export a name. */
export type Exporters = (name: string) => readonly string[];

/** Compares the errors of one sample with the errors that its code block expects. */
export function judge(
  file: string,
  sample: Sample,
  errors: readonly CompileError[],
  exporters: Exporters = () => [],
): Problem[] {
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
      .map(({project, code, line, message}) => ({
        file,
        line: fence.line + line - 1,
        message: `The sample doesn't compile${project === undefined ? '' : ` with the tsconfig.json of ${project}`}: TS${code}: ${message}`,
        remedy: importFrom(code, message, exporters) ?? remedyFor(code),
      })),
    ...[...expected]
      .filter((code) => !found.has(code))
      .map((code) => ({
        file,
        line: start,
        message: `The sample expects the error TS${code}, but the compiler doesn't report it.`,
        remedy: `Remove ${code} from \`// @errors:\`, or change the code so that it causes the error.`,
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
    const message = 'The code block is skipped without a reason.';
    const remedy = `Add a reason (skip="<why it can't compile>"), or remove \`skip\`.`;
    return [{file, line, message, remedy}];
  }
  const message = `The code block is skipped (“${reason}”), but it compiles.`;
  return errors.length === 0 ? [{file, line, message, remedy: 'Remove skip="…".'}] : [];
}

/** Names the package that exports what a sample imports from another one. */
function importFrom(code: number, message: string, exporters: Exporters): string | undefined {
  const name = /no exported member (?:named )?'([^']+)'/.exec(message)?.[1];
  if ((code !== 2305 && code !== 2724) || name === undefined) {
    return undefined;
  }
  const packages = exporters(name).map((each) => `\`${each}\``);
  return packages.length > 0 ? `Import \`${name}\` from ${packages.join(' or ')}.` : undefined;
}

const undefinedName =
  'Import or define the name, because each sample is a complete module. If the line would distract readers, put it above `// ---cut---`.';
const notExported =
  "The package doesn't export this name. Look up the name in the type definitions of the installed package.";
const topLevelAwait =
  'Turn the sample into a script without types (```js title="render.mjs"), which runs in every project with `node render.mjs`.';

/** Remedies by the number of the TypeScript error. */
const remedies: Readonly<Record<number, string>> = {
  1378: topLevelAwait,
  1432: topLevelAwait,
  2304: undefinedName,
  2305: notExported,
  2307: 'Import an installed package. To import a file from another code block, add the path as a title to that code block (title="src/MyVideo.tsx").',
  2550: "Use a function that the libraries of both projects have, such as `text.replace(/…/g, '…')` or `list.filter(…).pop()`.",
  2552: undefinedName,
  2724: notExported,
};

const remedyFor = (code: number): string =>
  remedies[code] ??
  `Correct the code according to the types. If it should fail, add \`// @errors: ${code}\` as the first line.`;
