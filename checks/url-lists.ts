import type {Problem} from '@docs-kit/docs-proof';

/**
 * Compares the URLs that a file lists with the URLs that it must list, each once and in any order.
 *
 * @param remedies what to do about a URL that is missing, and about one that doesn't belong in the file
 */
export const compareUrls = (
  file: string,
  listed: readonly string[],
  wanted: readonly string[],
  remedies: {readonly missing: string; readonly unwanted: string},
): Problem[] => {
  const problem = (message: string, remedy: string): Problem => ({file, line: 1, message, remedy});
  const [known, expected] = [new Set(listed), new Set(wanted)];
  return [
    ...wanted
      .filter((url) => !known.has(url))
      .map((url) => problem(`${url} is missing.`, remedies.missing)),
    ...[...known]
      .filter((url) => !expected.has(url))
      .map((url) => problem(`${url} must not be listed.`, remedies.unwanted)),
    ...listed
      .filter((url, index) => listed.indexOf(url) !== index)
      .map((url) => problem(`${url} is listed twice.`, 'List it once.')),
  ];
};
