import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {DemoEntry} from './demos';
import {sourceFilesOf} from './source-files';

export const POSTER_WIDTHS = [640, 1280] as const;

/** What sharp is told about posters. A part of every hash, so that a change renders all anew. */
export const AVIF_OPTIONS = {quality: 60, effort: 4} as const;

const COMPILER_OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  removeComments: true,
  target: ts.ScriptTarget.ESNext,
};

/** By id of the demo, the hash of the sources that its pictures were rendered from. */
export type PosterManifest = Record<string, string>;

export type PosterFolders = {
  /** Holds the demos. */
  readonly demosDir: string;
  /** What the site serves as `/`: pictures go to `posters/` and `img/` in it. */
  readonly staticDir: string;
};

export const manifestFile = ({staticDir}: PosterFolders) =>
  path.join(staticDir, 'posters/manifest.json');

interface Picture {
  readonly file: string;
  /** In pixels; null for the size of the composition. */
  readonly width: number | null;
}

/** Demos that no page shows: the social preview of the site, and that of its pages (`social-images.ts`). */
const ownPictures: Readonly<Record<string, readonly Picture[]>> = {
  // PNG, because the sites that show it do not read AVIF.
  'social-card': [{file: 'img/social-card.png', width: null}],
  'page-card': [],
};

/** The pictures of a demo, relative to the static folder: a poster of each width. */
export const picturesOf = (id: string): readonly Picture[] =>
  ownPictures[id] ?? POSTER_WIDTHS.map((width) => ({file: `posters/${id}-${width}.avif`, width}));

/** What a browser runs of a file: without types and comments, whatever the white space. */
const essenceOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  const code = /\.tsx?$/.test(file)
    ? ts.transpileModule(text, {fileName: file, compilerOptions: COMPILER_OPTIONS}).outputText
    : text;
  return code.replace(/\s+/g, ' ');
};

/**
 * The hash of what a demo's pictures are made from: the paths and the code of all its source files,
 * and the settings of the encoder. Comments, types and formatting do not change it.
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
  /** Ids whose sources changed since their pictures were rendered, or that were never rendered. */
  readonly stale: string[];
  /** Pictures that should be there, relative to the static folder. */
  readonly missing: string[];
  /** Pictures and manifest entries that belong to no demo. */
  readonly orphans: string[];
};

/** Compares demos, manifest and pictures. All lists are empty when the posters are up to date. */
export const inspectPosters = (
  folders: PosterFolders,
  demos: ReadonlyMap<string, DemoEntry>,
): PosterState => {
  const manifest = readManifest(folders);
  const expected = [...demos.keys()].flatMap((id) => picturesOf(id).map(({file}) => file));
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

/** What is wrong, one line each, and the command that puts it right. Empty when nothing is. */
export const describePosters = ({stale, missing, orphans}: PosterState): string => {
  const lines = [
    ...stale.map(
      (id) => `stale    ${id}: its sources differ from those its pictures were rendered from`,
    ),
    ...missing.map((file) => `missing  static/${file}`),
    ...orphans.map((file) => `orphan   static/${file}: belongs to no demo in src/demos`),
  ];
  return lines.length === 0
    ? ''
    : [...lines, 'Run "npm run posters" and commit what it writes.'].join('\n');
};
