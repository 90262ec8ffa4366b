import type {Line, Signature} from './signature';

/** The most lines of code that a page shows, if it documents several exports. */
const maxLines = 18;

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
 * Puts the signatures of all exports of a page below their imports. If there are too many, the last ones are
 * left out, and the last line says how many.
 *
 * @param all at least one signature
 */
export function compose(all: readonly PageSignature[]): Composed {
  const kept = all.filter((_, index) => {
    const shown = all.slice(0, index + 1);
    return index === 0 || importsOf(shown).length + bodyOf(shown).length < maxLines;
  });
  const [first] = kept;
  const rest = all.length - kept.length;
  return {
    language: kept.some(({signature}) => signature.language === 'tsx') ? 'tsx' : 'ts',
    lines: [
      ...importsOf(kept).map((line) => ({symbol: '', line})),
      {symbol: '', line: []},
      ...bodyOf(kept),
      ...(rest > 0 && first
        ? [
            {
              symbol: first.symbol,
              line: ['// ', {text: `+ ${rest} more`, side: 'inputs', member: ''}] as const,
            },
          ]
        : []),
    ],
  };
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
