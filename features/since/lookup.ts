import {apisOf, packageOf} from '@docs-kit/docs-proof/apis';

/** Since when something exists; `features/since/since.json` holds these, and `npm run since` makes them. */
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
  if (frontMatter.removed !== undefined) {
    return [];
  }
  return apisOf(frontMatter).flatMap(({package: from, symbol = ''}) => {
    const entry = data.packages[packageOf(from)]?.symbols[symbol];
    return entry ? [{symbol, entry}] : [];
  });
}

/** A heading of a page; `code` is its text if that is code and nothing else. */
export interface SinceHeading {
  depth: number;
  text: string;
  code?: string;
}

/** The member that a heading describes. */
export interface HeadingMember {
  side: Side;
  /** The export that a heading around it names, if the page documents several. */
  scope?: string;
  /** With a dot for nested members: `options.easing`. */
  path: string;
}

/** Whether a level-two heading contains the members of one side, such as Options. */
export function sideOf(heading: SinceHeading): Side | undefined {
  return heading.depth === 2 ? sides[heading.text] : undefined;
}

/**
 * Walks through the headings of a page in order and returns the member that each of them describes.
 *
 * @param symbols the exports that the page documents
 * @returns a function that takes the next heading
 */
export function headingMembers(
  symbols: readonly string[],
): (heading: SinceHeading) => HeadingMember | undefined {
  let open: SinceHeading[] = [];
  return (heading) => {
    open = [...open.filter(({depth}) => depth < heading.depth), heading];
    const side = open.map(sideOf).find((each) => each !== undefined);
    if (side === undefined || heading.code === undefined || heading.depth < 3) {
      return undefined;
    }
    const inside = open.flatMap(({depth, code}) => (depth > 2 && code !== undefined ? [code] : []));
    const scope = symbols.find((symbol) => inside.some((code) => bare(code) === symbol));
    const names = inside.map((code) => memberName(code, symbols)).filter((name) => name !== scope);
    return {side, scope, path: names.join('.')};
  };
}

/**
 * Walks through the headings of a page in order and says for each since when its member exists.
 *
 * @returns a function that takes the next heading
 */
export function memberVersions(
  symbols: readonly PageSymbol[],
): (heading: SinceHeading) => Since | undefined {
  const memberOf = headingMembers(symbols.map(({symbol}) => symbol));
  return (heading) => {
    const member = memberOf(heading);
    if (!member) {
      return undefined;
    }
    const {side, scope, path} = member;
    for (const {symbol, entry} of symbols) {
      if (scope !== undefined && symbol !== scope) {
        continue;
      }
      const members = entry[side] ?? {};
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
function memberName(code: string, symbols: readonly string[]): string {
  const owner = symbols.find((symbol) => code.startsWith(`${symbol}.`) && !code.startsWith('<'));
  return bare(owner ? code.slice(owner.length + 1) : code).replace(/\?$/, '');
}
