import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {type Theme, themes} from '../../src/demos/theme';
import type {Demo} from '../../src/demos/defineDemo';
import type {DemoEntry} from './demos';
import {sourceFilesOf} from './source-files';

export const POSTER_WIDTHS = [640, 1280] as const;

/**
 * The encoder settings for posters. They are part of every hash, so that a change renders all posters again.
 */
export const AVIF_OPTIONS = {quality: 60, effort: 4} as const;

const COMPILER_OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  removeComments: true,
  target: ts.ScriptTarget.ESNext,
};

/** The hash of the sources that the images of each demo were rendered from, by demo ID. */
export type PosterManifest = Record<string, string>;

export type PosterFolders = {
  /** The folder with the demos. */
  readonly demosDir: string;
  /** The folder that the site serves as `/`. Images are in `posters/` in it. */
  readonly staticDir: string;
};

export const manifestFile = ({staticDir}: PosterFolders) =>
  path.join(staticDir, 'posters/manifest.json');

export interface Picture {
  /** An image, or a video if the name ends with `.webm`. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly theme: Theme;
}

/** ID of the composition of all social images (`social-images.ts`). No page shows its poster. */
export const pageCard = 'page-card';

const suffix: Record<Theme, string> = {light: '', dark: '-dark'};

/** The files of a demo, relative to the static folder: for each theme, a poster per width, and the clip if it has one. */
export const picturesOf = ({id, clip}: Pick<Demo, 'id' | 'clip'>): readonly Picture[] =>
  id === pageCard
    ? []
    : themes.flatMap((theme) => [
        ...POSTER_WIDTHS.map((width) => ({
          file: `posters/${id}-${width}${suffix[theme]}.avif`,
          width,
          theme,
        })),
        ...(clip ? [{file: `posters/${id}${suffix[theme]}.webm`, width: clip.width, theme}] : []),
      ]);

/** The code that a browser runs: without types, comments and formatting. */
const essenceOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  const code = /\.tsx?$/.test(file)
    ? ts.transpileModule(text, {fileName: file, compilerOptions: COMPILER_OPTIONS}).outputText
    : text;
  return code.replace(/\s+/g, ' ');
};

/**
 * Hashes what the images of a demo depend on: the paths and the code of all its source files, and the encoder
 * settings. Comments, types and formatting don't change the hash.
 */
export const hashOf = ({demosDir}: PosterFolders, {file}: DemoEntry): string => {
  const hash = createHash('sha256').update(JSON.stringify([POSTER_WIDTHS, AVIF_OPTIONS]));
  for (const source of sourceFilesOf(file)) {
    hash.update(`${path.relative(demosDir, source).split(path.sep).join('/')}\n`);
    hash.update(`${essenceOf(source)}\n`);
  }
  return hash.digest('hex');
};

export const readManifest = (folders: PosterFolders): PosterManifest =>
  existsSync(manifestFile(folders))
    ? (JSON.parse(readFileSync(manifestFile(folders), 'utf8')) as PosterManifest)
    : {};

export type PosterState = {
  /** IDs of demos whose images don't exist or were rendered from older sources. */
  readonly stale: string[];
  /** Images that don't exist, relative to the static folder. */
  readonly missing: string[];
  /** Images and entries in the manifest that don't belong to a demo. */
  readonly orphans: string[];
};

/** Compares the demos with the manifest and the images. All lists are empty if the posters are up to date. */
export const inspectPosters = (
  folders: PosterFolders,
  demos: ReadonlyMap<string, DemoEntry>,
): PosterState => {
  const manifest = readManifest(folders);
  const expected = [...demos.values()].flatMap(({demo}) => picturesOf(demo).map(({file}) => file));
  const postersDir = path.join(folders.staticDir, 'posters');
  const present = existsSync(postersDir)
    ? readdirSync(postersDir).map((name) => `posters/${name}`)
    : [];
  return {
    stale: [...demos]
      .filter(([id, entry]) => manifest[id] !== hashOf(folders, entry))
      .map(([id]) => id),
    missing: expected.filter((file) => !existsSync(path.join(folders.staticDir, file))),
    orphans: [
      ...present.filter((file) => file !== 'posters/manifest.json' && !expected.includes(file)),
      ...Object.keys(manifest)
        .filter((id) => !demos.has(id))
        .map((id) => `posters/manifest.json: "${id}"`),
    ],
  };
};

/** Describes the problems, one per line, and how to fix them. Empty if there are none. */
export const describePosters = ({stale, missing, orphans}: PosterState): string => {
  const lines = [
    ...stale.map((id) => `stale    ${id}: its sources changed since its images were rendered`),
    ...missing.map((file) => `missing  static/${file}`),
    ...orphans.map((file) => `orphan   static/${file}: no demo in src/demos uses it`),
  ];
  return lines.length === 0
    ? ''
    : [...lines, 'Run "npm run posters" and commit the result.'].join('\n');
};
