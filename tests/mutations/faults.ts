import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hash} from '@docs-kit/docs-proof';
import type {Kind} from './kinds';

/** A fault that can be injected: a text in a file, and what replaces it. */
export interface Fault {
  readonly kind: Kind;
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** The index of the replaced text in the file. */
  readonly start: number;
  /** The 1-based line of the replaced text. */
  readonly line: number;
  readonly old: string;
  readonly replacement: string;
}

/** Finds every place that can have a fault. @throws if there is none, because the kind would test nothing */
export const findFaults = (root: string, kind: Kind): readonly Fault[] => {
  const faults = kind.files(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(new RegExp(kind.find.source, 'dgm'))].flatMap((match): Fault[] => {
      const [start, end] = match.indices?.groups?.['old'] ?? [0, 0];
      const old = text.slice(start, end);
      const replacement = kind.to(old, text);
      const line = text.slice(0, start).split('\n').length;
      return replacement === undefined || replacement === old
        ? []
        : [{kind, file, start, line, old, replacement}];
    });
  });
  if (faults.length === 0) {
    throw new Error(
      `There is no place for the fault “${kind.name}”. Correct it in tests/mutations/kinds.ts.`,
    );
  }
  return faults;
};

/** Chooses faults at random. The choice only depends on the seed and the faults. */
export const chooseFaults = (
  faults: readonly Fault[],
  count: number,
  seed: string,
): readonly Fault[] =>
  faults
    .map((fault) => ({
      fault,
      order: hash(seed, fault.kind.name, fault.file, String(fault.start)),
    }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({fault}) => fault);
