import {external} from '@site/features/site/external-links';

/** Longer texts don't fit into a URL on every host. */
const maxQuote = 500;

export interface Mistake {
  readonly title: string;
  readonly url: string;
  /** The package and version that the page was checked against, if known: `remotion 4.0.331`. */
  readonly version: string | undefined;
  /** The text that the reader selected, or an empty string. */
  readonly selection: string;
}

const quote = (text: string): string =>
  (text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text)
    .split(/\s*\n\s*/)
    .map((line) => `> ${line}`)
    .join('\n');

/** Returns the URL that opens a new issue about a page, with everything filled in but the mistake. */
export const reportUrl = ({title, url, version, selection}: Mistake): string => {
  const text = selection.trim();
  const body = [
    version === undefined ? `Page: ${url}` : `Page: ${url}\nChecked against: ${version}`,
    ...(text === '' ? [] : [quote(text)]),
    'What is wrong:\n',
  ].join('\n\n');
  const query = new URLSearchParams({title: `Mistake in the docs: ${title}`, body});
  return `${external.issues}/new?${query.toString()}`;
};
