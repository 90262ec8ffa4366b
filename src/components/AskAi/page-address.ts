/** Whether a page has a Markdown twin: docs, posts and stories do, lists don't. */
const hasTwin = (path: string): boolean =>
  path === '/docs' ||
  path.startsWith('/docs/') ||
  (/^\/(?:blog|learn|success-stories)\/[^/]+$/.test(path) &&
    !/\/(?:archive|tags|authors)$/.test(path));

/**
 * Returns the path of a page's Markdown twin: its path with `.md`.
 *
 * @param pathname path of the page, without the base URL of the site
 * @returns null if the page has no twin
 */
export const markdownPath = (pathname: string): string | null => {
  const path = pathname.replace(/\/$/, '');
  return hasTwin(path) ? `${path}.md` : null;
};

/**
 * The prompt about a page for an AI assistant.
 *
 * @param address absolute URL, of the Markdown twin if there is one
 */
export const promptFor = (address: string): string =>
  `Read ${address} and help me with what it describes. Answer from that page, and tell me if it doesn’t contain the answer.`;

/** Assistants that accept a prompt in the URL. */
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
