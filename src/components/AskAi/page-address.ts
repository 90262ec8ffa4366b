/** Pages that exist as Markdown too: docs, posts and stories, and no lists of them. */
const hasTwin = (path: string): boolean =>
  path === '/docs' ||
  path.startsWith('/docs/') ||
  (/^\/(?:blog|learn|success-stories)\/[^/]+$/.test(path) &&
    !/\/(?:archive|tags|authors)$/.test(path));

/**
 * Where a page is as Markdown: at its address with `.md`.
 *
 * @param pathname path of the page, without the base of the site
 * @returns null for pages that are not text
 */
export const markdownPath = (pathname: string): string | null => {
  const path = pathname.replace(/\/$/, '');
  return hasTwin(path) ? `${path}.md` : null;
};

/**
 * What a reader says to an assistant about a page.
 *
 * @param address absolute; of the Markdown where there is one
 */
export const promptFor = (address: string): string =>
  `Read ${address} and help me with what it describes. Answer from that page, and tell me if the answer is not on it.`;

/** Assistants that open with a question, and the address that does it. */
export const assistants = [
  {
    name: 'ChatGPT',
    address: (prompt: string) => `https://chatgpt.com/?q=${encodeURIComponent(prompt)}`,
  },
  {
    name: 'Claude',
    address: (prompt: string) => `https://claude.ai/new?q=${encodeURIComponent(prompt)}`,
  },
] as const;
