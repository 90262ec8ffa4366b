import path from 'node:path';
import {root as repository} from '@docs-kit/tools';
import ts from 'typescript';
import {projects, type Project} from './projects';
import {withoutExtension, type Sample} from './sources';

/** A compiler error on a line of a code block. */
export interface CompileError {
  /** The project in which it occurs, if the code compiles in the other one. */
  project?: string;
  code: number;
  /** 1-based line of the code. */
  line: number;
  message: string;
}

/** The samples of one page. They can import each other's named files. */
export interface SamplePage {
  file: string;
  samples: readonly Sample[];
}

/**
 * What lets one program compile all samples: without `moduleDetection`, samples without imports would share their
 * variables. The packages are those whose types npm places at the top level of `node_modules/@types`.
 */
const sharedOptions: ts.CompilerOptions = {
  types: ['node', 'react', 'react-dom'],
  allowJs: true,
  checkJs: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/**
 * Files that a bundler turns into URLs or class names. In a project, the framework provides their types.
 */
const ambient = `
declare module '*.css';
declare module '*.module.css' { const classes: {readonly [name: string]: string}; export default classes; }
${['png', 'jpg', 'jpeg', 'webp', 'gif', 'svg', 'mp4', 'webm', 'mp3', 'wav', 'ttf', 'woff2']
  .map((ending) => `declare module '*.${ending}' { const src: string; export default src; }`)
  .join('\n')}
`;

/** Errors about missing types, which don't apply to JavaScript. */
const implicitAnyErrors = new Set([
  7005, 7006, 7008, 7010, 7011, 7015, 7016, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7053,
]);

const folder = '.cache/samples';

/**
 * Compiles the samples of pages against the installed packages, in each project of a reader.
 *
 * @param root absolute path of the repository, whose `node_modules` the samples import
 * @returns for each page, the errors of each of its samples, in order
 */
export function compile(root: string, pages: readonly SamplePage[]): CompileError[][][] {
  const ambientFile = path.join(root, folder, 'ambient.d.ts');
  const files = new Map([[ambientFile, ambient]]);
  /** The files that other code blocks of the page can import. */
  const named: string[] = [];
  const samples = pages.flatMap(({file, samples: list}) =>
    list.map((sample) => ({
      sample,
      names: sample.sources.map(({name, named: isNamed, code}) => {
        const absolute = path.join(folderOf(root, file, sample.index), name);
        files.set(absolute, code);
        if (isNamed) {
          named.push(absolute);
        }
        return absolute;
      }),
    })),
  );
  const isAlone = ({sample}: {sample: Sample}) =>
    sample.sources.some(({code}) => changesOtherModules(code));
  const groups = [
    samples.filter((each) => !isAlone(each)),
    ...samples.filter(isAlone).map((each) => [each]),
  ].map((group) => group.flatMap(({names}) => names));

  const compiled = projects.map((project) => {
    const options = optionsOf(project);
    const host = createHost(root, files, named, options);
    const errors = new Map<string, CompileError[]>();
    let program: ts.Program | undefined;
    for (const group of groups) {
      const names = group.filter((name) => project.checksJavaScript || !isJavaScript(name));
      if (names.length > 0) {
        const roots = [ambientFile, ...project.declarations, ...names];
        program = ts.createProgram(roots, options, host, program);
        for (const name of names) {
          errors.set(name, errorsOf(program, name));
        }
      }
    }
    return {project, errors};
  });
  const errorsIn = (names: readonly string[]) =>
    merge(
      compiled
        .filter(({errors}) => names.some((name) => errors.has(name)))
        .map(({project, errors}) => ({
          project: project.name,
          errors: names.flatMap((name) => errors.get(name) ?? []),
        })),
    );
  const results = new Map(samples.map(({sample, names}) => [sample, errorsIn(names)]));
  return pages.map(({samples: list}) => list.map((sample) => results.get(sample)!));
}

const optionsOf = ({compilerOptions}: Project): ts.CompilerOptions => ({
  ...ts.convertCompilerOptionsFromJson(compilerOptions, repository).options,
  ...sharedOptions,
});

/** Combines errors at the same place, whose messages can differ between projects. */
function merge(
  compiled: readonly {project: string; errors: readonly CompileError[]}[],
): CompileError[] {
  const isSame = (a: CompileError) => (b: CompileError) => a.code === b.code && a.line === b.line;
  return compiled.flatMap(({project, errors}, index) =>
    errors
      .filter(
        (error) => !compiled.slice(0, index).some((other) => other.errors.some(isSame(error))),
      )
      .map((error) =>
        compiled.every((other) => other.errors.some(isSame(error))) ? error : {...error, project},
      ),
  );
}

function folderOf(root: string, page: string, index: number): string {
  return path.join(root, folder, page.replaceAll('.', '_').replaceAll('/', '+'), String(index));
}

/** Whether code contains `declare global` or `declare module`, which affect all files of the program. */
function changesOtherModules(code: string): boolean {
  return /\bdeclare\s+(?:global|module)\b/.test(code);
}

function isJavaScript(name: string): boolean {
  return /\.[cm]?jsx?$/.test(name);
}

function errorsOf(program: ts.Program, name: string): CompileError[] {
  const source = program.getSourceFile(name)!;
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({code}) => !(isJavaScript(name) && implicitAnyErrors.has(code)))
    .map(({code, start, messageText}) => ({
      code,
      line: source.getLineAndCharacterOfPosition(start ?? 0).line + 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
}

// The files of the packages, parsed once per process.
const packageFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(
  root: string,
  files: Map<string, string>,
  named: readonly string[],
  options: ts.CompilerOptions,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  // The comments of the packages take long to parse, and errors don't depend on them.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  const samples = new Map<string, ts.SourceFile | undefined>();
  const base = path.join(root, folder);
  const places = named.map((file) => ({...locate(base, file), file}));
  const moduleCache = ts.createModuleResolutionCache(root, (name) => name, options);
  const {fileExists, readFile, getSourceFile, directoryExists} = host;

  host.getCurrentDirectory = () => root;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.directoryExists = (name) => name.startsWith(base) || (directoryExists?.(name) ?? true);
  host.getSourceFile = (name, ...rest) => {
    const code = files.get(name);
    const parsed = code === undefined ? packageFiles : samples;
    if (!parsed.has(name)) {
      parsed.set(
        name,
        code === undefined
          ? getSourceFile(name, ...rest)
          : ts.createSourceFile(name, code, rest[0], true),
      );
    }
    return parsed.get(name);
  };
  host.resolveModuleNameLiterals = (literals, containingFile) =>
    literals.map(({text}) => {
      const found = ts.resolveModuleName(text, containingFile, options, host, moduleCache);
      if (found.resolvedModule || !text.startsWith('.')) {
        return found;
      }
      const file = inOtherFence(places, locate(base, containingFile), text);
      return file === undefined
        ? found
        : {
            resolvedModule: {
              resolvedFileName: file,
              extension: path.extname(file),
              isExternalLibraryImport: false,
            },
          };
    });
  return host;
}

/** A file of a code block, whose path in the program is `<page>/<index of the code block>/<name>`. */
interface Place {
  readonly page: string;
  readonly index: number;
  /** Without the extension. */
  readonly name: string;
}

function locate(base: string, file: string): Place {
  const [page = '', index, ...name] = path.relative(base, file).split(path.sep);
  return {page, index: Number(index), name: withoutExtension(name.join('/'))};
}

/**
 * Resolves a relative import that matches no file in its own code block to the nearest earlier code block
 * with that path, or else to a later one. For code blocks without a file name, the end of the path is
 * enough.
 */
function inOtherFence(
  named: readonly (Place & {readonly file: string})[],
  importer: Place,
  specifier: string,
): string | undefined {
  const wanted = withoutExtension(path.posix.join(path.posix.dirname(importer.name), specifier));
  const end = withoutExtension(specifier.replace(/^(?:\.{1,2}\/)+/, ''));
  const distanceTo = ({index}: Place): number =>
    index <= importer.index ? importer.index - index : 1000 + index;
  const byDistance = named
    .filter(({page}) => page === importer.page)
    .sort((a, b) => distanceTo(a) - distanceTo(b));
  return (
    byDistance.find(({name}) => name === wanted) ??
    byDistance.find(({name}) => name === end || name.endsWith(`/${end}`))
  )?.file;
}
