import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {signaturesFile, type Signature, type SignatureData} from '../signature';

export const signaturesCommand = 'npm run signatures';

/** Reads `features/signatures/signatures.json`. Without the file, there are no signatures. */
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
