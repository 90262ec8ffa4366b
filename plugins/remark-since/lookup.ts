/** Since when something exists; `src/data/since.json` holds these, and `npm run since` makes them. */
export interface Since {
  version: string;
  /** Whether the release before was tested and does not have it. */
  exact: boolean;
  /** The newest tested version without it; null when the oldest one that can be had has it. */
  absent: string | null;
}

export interface SinceSymbol extends Since {
  /** Parameters, options and props that are younger than the export, with a dot for nested ones. */
  inputs?: Record<string, Since>;
  /** Fields and methods that are younger than the export. */
  outputs?: Record<string, Since>;
}

export interface SinceData {
  packages: Record<string, {symbols: Record<string, SinceSymbol>}>;
}

/** An export that a page documents. */
export interface PageSymbol {
  symbol: string;
  entry: SinceSymbol;
}

type Side = 'inputs' | 'outputs';

const sides: Readonly<Record<string, Side>> = {
  Arguments: 'inputs',
  Options: 'inputs',
  Props: 'inputs',
  Fields: 'outputs',
  Methods: 'outputs',
  'Return value': 'outputs',
};

/** The exports that a front matter names and that the data knows. */
export function symbolsOf(
  data: SinceData,
  frontMatter: Readonly<Record<string, unknown>>,
): PageSymbol[] {
  const {kind, api, removed} = frontMatter;
  if (kind !== 'api' || removed !== undefined) {
    return [];
  }
  const list = (Array.isArray(api) ? api : [api]) as (
    {package?: string; symbol?: string} | undefined
  )[];
  return list.flatMap((each) => {
    const name = each?.package
      ?.split('/')
      .slice(0, each.package.startsWith('@') ? 2 : 1)
      .join('/');
    const entry = data.packages[name ?? '']?.symbols[each?.symbol ?? ''];
    return entry && each?.symbol ? [{symbol: each.symbol, entry}] : [];
  });
}

/** A heading of a page; `code` is its text if that is code and nothing else. */
export interface SinceHeading {
  depth: number;
  text: string;
  code?: string;
}

/**
 * Walks through the headings of a page in order and says for each since when its member exists.
 *
 * @returns a function that takes the next heading
 */
export function memberVersions(
  symbols: readonly PageSymbol[],
): (heading: SinceHeading) => Since | undefined {
  let open: SinceHeading[] = [];
  return (heading) => {
    open = [...open.filter(({depth}) => depth < heading.depth), heading];
    const [outermost] = open.filter(({depth}) => depth === 2);
    const side = sides[outermost?.text ?? ''];
    if (side === undefined || heading.code === undefined || heading.depth < 3) {
      return undefined;
    }
    const inside = open.filter(({depth, code}) => depth > 2 && code !== undefined);
    const scope = symbols.find(({symbol}) => inside.some(({code}) => bare(code ?? '') === symbol));
    const names = inside
      .map(({code}) => memberName(code ?? '', symbols))
      .filter((name) => name !== scope?.symbol);
    for (const {entry} of scope ? [scope] : symbols) {
      const members = entry[side] ?? {};
      const path = names.join('.');
      // The keys of an options object may stand right below "Options", without the parameter's name.
      const found =
        members[path] ??
        Object.entries(members).find(([key]) => key.split('.').slice(1).join('.') === path)?.[1];
      if (found) {
        return found;
      }
    }
    return undefined;
  };
}

/** `Series.Sequence` of `<Series.Sequence>`. */
function bare(code: string): string {
  return code.replace(/^<|\s*\/?>$/g, '').replace(/\(.*\)$/, '');
}

/** `extrapolateLeft` of `extrapolateLeft?`, `linear` of `Easing.linear()`. */
function memberName(code: string, symbols: readonly PageSymbol[]): string {
  const owner = symbols.find(({symbol}) => code.startsWith(`${symbol}.`) && !code.startsWith('<'));
  return bare(owner ? code.slice(owner.symbol.length + 1) : code).replace(/\?$/, '');
}
