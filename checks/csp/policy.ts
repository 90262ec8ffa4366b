/** A Content-Security-Policy by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([directive = '', ...sources]) => [directive.toLowerCase(), sources] as const),
  );

/** What a directive allows: its own sources, or those of the directive that stands for it. */
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
 * Whether a directive lets a page load an address.
 *
 * @param page absolute address of the page, which relative addresses are below
 */
export const allows = (
  policy: Policy,
  directive: string,
  address: string,
  page: string,
): boolean => {
  const url = new URL(address, page);
  return sourcesOf(policy, directive).some((source) => matches(source, url, new URL(page)));
};
