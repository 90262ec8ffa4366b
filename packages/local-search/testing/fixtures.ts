import {BuiltPage} from '@docs-kit/built-pages';
import {buildIndexFiles} from '../build-index';
import {Engine} from '../client/engine/engine';
import {extractPage} from '../extract-page';
import type {LocalSearchOptions, PageInfo} from '../options';
import {type SearchRecord, toRecords} from '../records';

interface Source extends PageInfo {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Heading, then text, in turn. */
  readonly parts?: readonly (readonly [heading: string, text: string])[];
  /** Whether the texts of the parts are messages. By default, only those of troubleshooting pages are. */
  readonly quotes?: boolean;
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const html = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Records of pages as a build would write them. */
export const recordsOf = (sources: readonly Source[]): SearchRecord[] =>
  sources.flatMap((source) => {
    const {path, title, description, parts = [], quotes, ...info} = source;
    const tag = (quotes ?? info.isTroubleshooting) ? 'code' : 'span';
    const classes = path.startsWith('/docs/') ? 'plugin-docs' : 'plugin-blog blog-post-page';
    const built = new BuiltPage(
      path,
      `<html lang=en class="${classes}"><meta name=description content="${html(description)}"><link rel=canonical href=https://www.example.com${path}>` +
        `<meta name=docsearch:docusaurus_tag content=docs-default-current><body><main><h1>${html(title)}</h1>` +
        `${parts.map(([heading, text]) => `<h2 id=${anchorOf(heading)}>${html(heading)}</h2><p><${tag}>${html(text)}</${tag}></p>`).join('')}</main>`,
    );
    const page = extractPage(built);
    if (page === null) {
      throw new Error(`${path} is no page`);
    }
    return toRecords(page, info);
  });

export const sources: readonly Source[] = [
  {
    path: '/docs/use-current-frame',
    category: 'core',
    title: 'useCurrentFrame()',
    description: 'The number of the current frame.',
    parts: [['Inside a sequence', 'Within <Sequence> the count starts at 0 & goes on.']],
  },
  {
    path: '/docs/interpolate',
    category: 'core',
    title: 'interpolate()',
    description: 'Map a number from one range to another.',
    parts: [['extrapolateLeft', 'What happens below the range: extend, clamp or wrap the value.']],
  },
  {
    path: '/docs/sequence',
    category: 'core',
    title: '<Sequence>',
    description: 'Show something at a point in time.',
  },
  {
    path: '/docs/timeout',
    category: 'Troubleshooting',
    title: 'Timeout',
    description: 'A render waited too long and failed.',
    parts: [['Message', 'A delayRender() was called but not cleared after 28000ms.']],
  },
  {
    path: '/docs/license',
    category: 'Guide',
    title: 'License',
    description: 'Who may use the library without paying.',
  },
  {
    path: '/blog/2-0',
    category: 'Blog',
    title: 'Version 2.0',
    description: 'The release with sound: interpolate the volume.',
    parts: [['Upgrade', 'Install the new version of every package.']],
  },
];

/** The files of an index over the records, and an engine that reads them. */
export const engineOver = async (
  records: readonly SearchRecord[],
  options: Pick<LocalSearchOptions, 'brand' | 'synonyms'> = {},
) => {
  const files = buildIndexFiles(records, options);
  const read: string[] = [];
  const engine = await Engine.load(async (path) => {
    read.push(path);
    const content = files.get(path);
    if (content === undefined) {
      throw new Error(`${path} is not there`);
    }
    return JSON.parse(content) as unknown;
  });
  return {engine, files, read};
};
