import path from 'node:path';
import ts from 'typescript';
import type {Sample} from './sources';

/** A compiler error on a line of a code block. */
export interface CompileError {
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
 * The compiler options of `create-video` projects, so that a sample that compiles here also compiles
 * there.
 */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'react', 'react-dom'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  isolatedModules: true,
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
 * Compiles the samples of pages against the installed packages.
 *
 * @param root absolute path of the repository, whose `node_modules` the samples import
 * @returns for each page, the errors of each of its samples, in order
 */
export function compile(root: string, pages: readonly SamplePage[]): CompileError[][][] {
  const results: CompileError[][][] = pages.map(() => []);
  const files = new Map<string, string>();
  const places = new Map<string, {page: number; sample: number}>();
  const shared: string[] = [];
  const alone: string[][] = [];

  pages.forEach(({file, samples}, page) => {
    samples.forEach((sample, position) => {
      results[page]![position] = [];
      const names = sample.sources.map(({name, code}) => {
        const absolute = path.join(folderOf(root, file, sample.index), name);
        files.set(absolute, code);
        places.set(absolute, {page, sample: position});
        return absolute;
      });
      if (sample.sources.some(({code}) => changesOtherModules(code))) {
        alone.push(names);
      } else {
        shared.push(...names);
      }
    });
  });

  const host = createHost(root, files, namedFiles(root, pages));
  let program: ts.Program | undefined;
  for (const names of [shared, ...alone]) {
    if (names.length === 0) {
      continue;
    }
    const ambientFile = path.join(root, folder, 'ambient.d.ts');
    files.set(ambientFile, ambient);
    program = ts.createProgram([ambientFile, ...names], options, host, program);
    const [broken] = program.getOptionsDiagnostics();
    if (broken) {
      throw new Error(
        `The compiler options for the samples are invalid: ${ts.flattenDiagnosticMessageText(broken.messageText, '\n')}`,
      );
    }
    for (const name of names) {
      const place = places.get(name)!;
      results[place.page]![place.sample]!.push(...errorsOf(program, name));
    }
  }
  return results;
}

function folderOf(root: string, page: string, index: number): string {
  return path.join(root, folder, page.replaceAll('.', '_'), String(index));
}

/** Whether code contains `declare global` or `declare module`, which affect all files of the program. */
function changesOtherModules(code: string): boolean {
  return /\bdeclare\s+(?:global|module)\b/.test(code);
}

function errorsOf(program: ts.Program, name: string): CompileError[] {
  const source = program.getSourceFile(name);
  if (source === undefined) {
    throw new Error(`The compiler doesn't know the sample ${name}. This is a bug in compile.ts.`);
  }
  const isJavaScript = /\.[cm]?jsx?$/.test(name);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({code}) => !(isJavaScript && implicitAnyErrors.has(code)))
    .map(({code, start, messageText}) => ({
      code,
      line: source.getLineAndCharacterOfPosition(start ?? 0).line + 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
}

/** Returns the files of a page that its other code blocks can import, by their path on the page. */
function namedFiles(
  root: string,
  pages: readonly SamplePage[],
): Map<string, {name: string; file: string}[]> {
  return new Map(
    pages.map(({file, samples}) => [
      path.dirname(folderOf(root, file, 0)),
      samples.flatMap(({index, sources}) =>
        sources
          .filter(({named}) => named)
          .map(({name}) => ({
            name,
            file: path.join(folderOf(root, file, index), name),
          })),
      ),
    ]),
  );
}

// The files of the packages, parsed once per process.
const packageFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(
  root: string,
  files: Map<string, string>,
  named: Map<string, {name: string; file: string}[]>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  // The comments of the packages take long to parse, and errors don't depend on them.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  const samples = new Map<string, ts.SourceFile | undefined>();
  const base = path.join(root, folder);
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
      const file = inOtherFence(base, named, containingFile, text);
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

/**
 * Resolves a relative import that matches no file in its own code block to the nearest earlier code block
 * with that path, or else to a later one. For code blocks without a file name, the end of the path is
 * enough.
 */
function inOtherFence(
  base: string,
  named: Map<string, {name: string; file: string}[]>,
  importer: string,
  specifier: string,
): string | undefined {
  if (!importer.startsWith(base)) {
    return undefined;
  }
  const entry = [...named].find(([page]) => importer.startsWith(`${page}${path.sep}`));
  if (entry === undefined) {
    return undefined;
  }
  const [page, candidates] = entry;
  const [index = '0', ...rest] = path.relative(page, importer).split(path.sep);
  const own = rest.join('/');
  const wanted = strip(path.posix.join(path.posix.dirname(own), specifier));
  const end = strip(specifier.replace(/^(?:\.{1,2}\/)+/, ''));
  const near = (file: string) => {
    const distance = Number(index) - Number(path.relative(page, file).split(path.sep)[0]);
    return distance >= 0 ? distance : 1000 - distance;
  };
  const byDistance = [...candidates].sort((a, b) => near(a.file) - near(b.file));
  return (
    byDistance.find(({name}) => strip(name) === wanted) ??
    byDistance.find(({name}) => strip(name) === end || strip(name).endsWith(`/${end}`))
  )?.file;
}

function strip(name: string): string {
  return name.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}
