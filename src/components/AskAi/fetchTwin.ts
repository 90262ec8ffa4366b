/**
 * Fetches the Markdown twin of a page.
 *
 * @throws if there is none. Servers that respond with a page for every URL don't have it either
 */
export const fetchTwin = async (path: string): Promise<string> => {
  const response = await fetch(path);
  if (!response.ok || response.headers.get('content-type')?.includes('html')) {
    throw new Error(`${path} was not found.`);
  }
  return response.text();
};
