import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  signaturesFile,
  type Signature,
  type SignatureData,
} from '../../plugins/remark-signatures/signature';

export const signaturesCommand = 'npm run signatures';

/** Reads `src/data/signatures.json`. Without the file, there are no signatures. */
export function readSignatures(root: string): SignatureData {
  let text: string;
  try {
    text = readFileSync(path.join(root, signaturesFile), 'utf8');
  } catch {
    return {command: signaturesCommand, packages: {}};
  }
  return JSON.parse(text) as SignatureData;
}

/** Writes the file with one line of JSON for each line of code, so that diffs show what changed. */
export function writeSignatures(root: string, data: SignatureData): void {
  writeFileSync(path.join(root, signaturesFile), print(data));
}

/**
 * Returns the 1-based line of `src/data/signatures.json` on which a signature first differs from another one, or the
 * line on which it starts if its code doesn't differ. Returns 1 if the file doesn't contain it.
 */
export function lineOfSignature(
  root: string,
  {owner, symbol, wanted}: {owner: string; symbol: string; wanted?: Signature | undefined},
): number {
  const is = readSignatures(root).packages[owner]?.[symbol]?.lines;
  if (is === undefined) {
    return 1;
  }
  const lines = readFileSync(path.join(root, signaturesFile), 'utf8').split('\n');
  const ownerLine = lines.indexOf(`    ${JSON.stringify(owner)}: {`);
  // Other packages may export the same name.
  const start = lines.findIndex(
    (line, index) => index > ownerLine && line.startsWith(`      ${JSON.stringify(symbol)}: {`),
  );
  const differing = (wanted?.lines ?? is).findIndex(
    (line, index) => JSON.stringify(line) !== JSON.stringify(is[index]),
  );
  return start + 1 + (differing === -1 ? 0 : Math.min(differing + 1, is.length));
}

function print({command, packages}: SignatureData): string {
  const all = sorted(packages).map(([name, signatures]) => {
    const exported = sorted(signatures).map(
      ([symbol, signature]) => `      ${JSON.stringify(symbol)}: ${printSignature(signature)}`,
    );
    return `    ${JSON.stringify(name)}: {\n${exported.join(',\n')}\n    }`;
  });
  return `{\n  "command": ${JSON.stringify(command)},\n  "packages": {\n${all.join(',\n')}\n  }\n}\n`;
}

function printSignature({lines, ...rest}: Signature): string {
  const facts = JSON.stringify(rest).slice(1, -1);
  const code = lines.map((line) => `        ${JSON.stringify(line)}`);
  return `{${facts},"lines":[\n${code.join(',\n')}\n      ]}`;
}

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
