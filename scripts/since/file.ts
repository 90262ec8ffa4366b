import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SinceSymbol} from '../../plugins/remark-since/lookup';

/** `src/data/since.json`: in which version the documented exports and their members were added. */
export interface SinceFile {
  /** The command that generates the file. */
  command: string;
  packages: Record<string, SincePackage>;
}

export interface SincePackage {
  /** The versions whose type definitions were read. */
  tested: string[];
  /** Names that the installed version has, but the newest tested version up to the documented one lacks. */
  later?: string[];
  symbols: Record<string, SinceSymbol>;
}

export const sinceCommand = 'npm run since';

export function readSince(root: string): SinceFile {
  try {
    return JSON.parse(readFileSync(placeOf(root), 'utf8')) as SinceFile;
  } catch {
    // The file doesn't exist yet.
    return {command: sinceCommand, packages: {}};
  }
}

/** Writes the file with sorted keys, and one line for each export and member. */
export function writeSince(root: string, file: SinceFile): void {
  writeFileSync(placeOf(root), `${print(sorted(file), '')}\n`);
}

function placeOf(root: string): string {
  return path.join(root, 'src/data/since.json');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

function print(value: unknown, indent: string): string {
  const isFlat =
    Array.isArray(value) ||
    typeof value !== 'object' ||
    value === null ||
    Object.values(value).every((each) => typeof each !== 'object' || each === null);
  if (isFlat) {
    return JSON.stringify(value);
  }
  const lines = Object.entries(value).map(
    ([key, each]) => `${indent}  ${JSON.stringify(key)}: ${print(each, `${indent}  `)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
