import type {Line, Signature} from './signature';

/** The most lines of code that a page shows, if it documents several exports. */
const maxLines = 20;

/** The most lines of an export besides the first, if there is no room for all exports. */
const maxLinesOfOther = 6;

export interface PageSignature {
  readonly symbol: string;
  readonly signature: Signature;
}

/** The signatures of a page, one below the other. */
export interface Composed {
  readonly language: 'ts' | 'tsx';
  /** Each line with the export that it belongs to. */
  readonly lines: readonly {readonly symbol: string; readonly line: Line}[];
}

/**
 * Puts the signatures of all exports of a page below their imports. If there are too many lines, optional
 * members are left out, and then exports. Comments say how many.
 *
 * @param all at least one signature
 */
export function compose(all: readonly PageSignature[]): Composed {
  const kept = all.length === 1 || fits(all) ? all : reduce(all);
  const [first] = kept;
  const rest = all.length - kept.length;
  return {
    language: kept.some(({signature}) => signature.language === 'tsx') ? 'tsx' : 'ts',
    lines: [
      ...importsOf(kept).map((line) => ({symbol: '', line})),
      {symbol: '', line: []},
      ...bodyOf(kept),
      ...(rest > 0 && first ? [{symbol: first.symbol, line: countOf(rest, 'more', '')}] : []),
    ],
  };
}

function fits(signatures: readonly PageSignature[]): boolean {
  return importsOf(signatures).length + 1 + bodyOf(signatures).length <= maxLines;
}

function reduce(all: readonly PageSignature[]): PageSignature[] {
  const kept: PageSignature[] = [];
  for (const {symbol, signature} of all) {
    const short = {symbol, signature: {...signature, lines: withoutOptional(signature)}};
    const isShort = kept.length === 0 || short.signature.lines.length <= maxLinesOfOther;
    if (isShort && fits([...kept, short])) {
      kept.push(short);
    }
  }
  return kept;
}

/** Replaces the lines of optional members with their number. */
function withoutOptional({language, lines}: Signature): readonly Line[] {
  const isOptional = ([indent, link, rest]: Line): boolean =>
    indent === '  ' && typeof link === 'object' && typeof rest === 'string' && rest.startsWith('?');
  const first = lines.findIndex(isOptional);
  const count = lines.filter(isOptional).length;
  if (count < 2 || lines.some(([start]) => start === '  // ')) {
    return lines;
  }
  return lines.flatMap((line, index) => {
    if (index === first) {
      return [countOf(count, language === 'tsx' ? 'props' : 'options', '  ')];
    }
    return isOptional(line) ? [] : [line];
  });
}

function countOf(count: number, noun: string, indent: string): Line {
  return [`${indent}// `, {text: `+ ${count} ${noun}`, side: 'inputs', member: ''}];
}

function importsOf(signatures: readonly PageSignature[]): Line[] {
  const names = new Map<string, Set<string>>();
  for (const {signature} of signatures) {
    const key = `${signature.isType ? 'import type' : 'import'} ${signature.from}`;
    names.set(key, (names.get(key) ?? new Set()).add(signature.name));
  }
  return [...names].map(([key, all]) => {
    const keyword = key.slice(0, key.lastIndexOf(' '));
    const from = key.slice(key.lastIndexOf(' ') + 1);
    return [`${keyword} {${[...all].join(', ')}} from '${from}';`];
  });
}

/** Signatures of several lines have an empty line between them. */
function bodyOf(signatures: readonly PageSignature[]): {symbol: string; line: Line}[] {
  return signatures.flatMap(({symbol, signature: {lines}}, index) => {
    const before = signatures[index - 1]?.signature.lines.length ?? 0;
    const gap = index > 0 && (before > 1 || lines.length > 1);
    return [...(gap ? [{symbol, line: []}] : []), ...lines.map((line) => ({symbol, line}))];
  });
}
