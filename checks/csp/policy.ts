/** A Content-Security-Policy by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([directive = '', ...sources]) => [directive.toLowerCase(), sources] as const),
  );

/** A policy and the paths that it applies to: `/*` for all pages, or a single path. */
export interface PolicyRule {
  readonly pattern: string;
  readonly policy: Policy;
}

/** Parses the policies in a `_headers` file. */
export const readPolicyRules = (headersFile: string): PolicyRule[] =>
  headersFile.split(/\n(?=\S)/).flatMap((rule) => {
    const [pattern = '', ...headers] = rule.split('\n');
    const found = /^\s+Content-Security-Policy: (.*)$/m.exec(headers.join('\n'))?.[1];
    return found === undefined ? [] : [{pattern: pattern.trim(), policy: parsePolicy(found)}];
  });

/**
 * Returns the policies that a page must comply with. Hosts differ: some apply the last matching rule, others
 * apply all.
 *
 * @param route path of the page without a trailing slash
 */
export const policiesOf = (rules: readonly PolicyRule[], route: string): Policy[] =>
  rules
    .filter(({pattern}) => ['/*', route, `${route}/`].includes(pattern))
    .map(({policy}) => policy);

/** Returns the sources of a directive, or of the directive that it falls back to. */
export const sourcesOf = (policy: Policy, directive: string): readonly string[] =>
  policy.get(directive) ?? policy.get('default-src') ?? [];

const matches = (source: string, url: URL, site: URL): boolean => {
  if (source === "'self'") {
    return url.origin === site.origin;
  }
  if (/^[a-z]+:$/.test(source)) {
    return url.protocol === source;
  }
  const [, protocol, wildcard, host] = /^(https?:)\/\/(\*\.)?([^/]+)$/.exec(source) ?? [];
  return (
    protocol === url.protocol && (wildcard ? url.host.endsWith(`.${host}`) : url.host === host)
  );
};

/**
 * Whether a directive allows a page to load a URL.
 *
 * @param page absolute URL of the page, for resolving relative URLs
 */
export const allows = (
  policy: Policy,
  directive: string,
  address: string,
  page: string,
): boolean => {
  if (!URL.canParse(address, page)) {
    return false;
  }
  const url = new URL(address, page);
  return sourcesOf(policy, directive).some((source) => matches(source, url, new URL(page)));
};
