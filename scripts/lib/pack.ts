import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {build, type Plugin} from 'esbuild';
import {globSync} from 'tinyglobby';
import ts from 'typescript';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly private?: boolean;
  readonly devDependencies?: object;
}

const packagesDir = path.join(root, 'packages');

const source = /\.tsx?$/;

/** Node.js and webpack require the extension of a relative import in a package of type `module`. */
const addExtensions: Plugin = {
  name: 'add-extensions',
  setup: ({onResolve}) => {
    onResolve({filter: /.*/}, ({kind, path: specifier, resolveDir}) => {
      // `tools` isn't published, so what packages use of it becomes a part of them.
      if (kind === 'entry-point' || specifier === '@docs-kit/tools/options') {
        return undefined;
      }
      const file = path.resolve(resolveDir, specifier);
      const found =
        specifier.startsWith('.') &&
        ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((ending) => existsSync(file + ending));
      return {
        external: true,
        path: found ? `${specifier.replace(/\/$/, '')}${found.replace(source, '.js')}` : specifier,
      };
    });
  },
};

/** Writes the declarations of all modules below `packages/` into a folder. @throws if they have errors */
const declare = (modules: readonly string[], outDir: string): void => {
  const {config} = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {config: {compilerOptions: object}};
  const {options} = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const types = globSync('packages/*/types.d.ts', {cwd: root, absolute: true});
  const program = ts.createProgram([...modules, ...types], {
    ...options,
    declaration: true,
    emitDeclarationOnly: true,
    noEmit: false,
    outDir,
    rootDir: packagesDir,
  });
  const {diagnostics} = program.emit();
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  }
};

const entryOf = (file: string): string | Readonly<Record<string, string>> =>
  source.test(file)
    ? {types: file.replace(source, '.d.ts'), default: file.replace(source, '.js')}
    : file;

/** What npm publishes: the entry points are compiled, and those for the tests of this repository are missing. */
const publishedManifest = ({
  private: _private,
  devDependencies: _dev,
  ...rest
}: Manifest): object => ({
  ...rest,
  exports: Object.fromEntries(
    Object.entries(rest.exports)
      .filter(([, file]) => !file.includes('/testing/'))
      .map(([name, file]) => [name, entryOf(file)]),
  ),
});

/** Compiles the modules of a package, and copies its other files. */
const compile = async (name: string, modules: readonly string[], outDir: string): Promise<void> => {
  const folder = path.join(packagesDir, name);
  await build({
    absWorkingDir: folder,
    bundle: true,
    entryPoints: [...modules],
    format: 'esm',
    jsx: 'automatic',
    outbase: folder,
    outdir: outDir,
    // Keeps `process.env.NODE_ENV`, which the build of a site replaces.
    platform: 'node',
    plugins: [addExtensions],
    target: 'es2022',
    tsconfigRaw: {},
  });
  for (const file of modules) {
    // The bundler of a site resolves these URLs.
    const output = path.join(outDir, file.replace(source, '.js'));
    const text = readFileSync(output, 'utf8');
    writeFileSync(output, text.replace(/(new URL\("\.[^"]+)\.tsx?"/g, '$1.js"'));
  }
  for (const file of globSync(['**/*.{css,mjs}', 'types.d.ts', '*.md'], {cwd: folder})) {
    cpSync(path.join(folder, file), path.join(outDir, file));
  }
  cpSync(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
};

/**
 * Compiles and packs the packages that other sites can install: all except `tools`.
 *
 * @param destination absolute path of the folder for the `.tgz` files
 * @returns the paths of the files
 * @throws if a package has type errors, or if npm can't pack it
 */
export const packPackages = async (destination: string): Promise<string[]> => {
  mkdirSync(destination, {recursive: true});
  const work = path.join(root, '.cache/packed');
  rmSync(work, {recursive: true, force: true});
  const modules = globSync('*/**/*.{ts,tsx}', {
    cwd: packagesDir,
    ignore: ['tools/**', '*/testing/**', '**/*.test.*', '**/*.d.ts'],
  });
  declare(
    modules.map((file) => path.join(packagesDir, file)),
    work,
  );
  const packed: string[] = [];
  for (const name of [...new Set(modules.map((file) => file.split('/', 1)[0] ?? ''))].sort()) {
    const outDir = path.join(work, name);
    const own = modules.filter((file) => file.startsWith(`${name}/`));
    await compile(
      name,
      own.map((file) => file.slice(name.length + 1)),
      outDir,
    );
    const manifest = readFileSync(path.join(packagesDir, name, 'package.json'), 'utf8');
    const published = publishedManifest(JSON.parse(manifest) as Manifest);
    writeFileSync(path.join(outDir, 'package.json'), JSON.stringify(published, null, 2));
    const args = ['pack', '--silent', '--pack-destination', destination];
    const {status, stdout, stderr} = spawnSync('npm', args, {cwd: outDir, encoding: 'utf8'});
    if (status !== 0) {
      throw new Error(`npm can't pack ${name}: ${stderr}`);
    }
    packed.push(path.join(destination, stdout.trim()));
  }
  return packed;
};
