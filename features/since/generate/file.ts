import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SinceSymbol} from '../lookup';

/** `features/since/since.json`: in which version the documented exports and their members were added. */
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
  /**
   * The hash of the other fields when the command wrote them. The type definitions of old versions aren't in the
   * repository, so a check can't read them again, but it can tell that nobody changed the result.
   */
  digest: string;
}

/** What `npm run since` finds out about a package. */
export type SinceEvidence = Omit<SincePackage, 'digest'>;

export const sinceCommand = 'npm run since';

export function readSince(root: string): SinceFile {
  try {
    return JSON.parse(readFileSync(sinceFile(root), 'utf8')) as SinceFile;
  } catch {
    // The file doesn't exist yet.
    return {command: sinceCommand, packages: {}};
  }
}

/** The value of the field `digest` of a package. */
export function digestOf({tested, later, symbols}: SinceEvidence): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted({tested, later, symbols})))
    .digest('hex')
    .slice(0, 16);
}

/** Writes the file with sorted keys, and one line for each export and member. */
export function writeSince(root: string, file: SinceFile): void {
  writeFileSync(sinceFile(root), `${print(sorted(file), '')}\n`);
}

function sinceFile(root: string): string {
  return path.join(root, 'features/since/since.json');
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
