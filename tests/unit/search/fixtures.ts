import {BuiltPage} from '../../../plugins/built-pages/page';
import {extractPage} from '../../../plugins/search/extract-page';
import {type SearchRecord, toRecords} from '../../../plugins/search/records';
import {buildIndexFiles} from '../../../plugins/search/build-index';
import {Engine} from '../../../src/components/search/engine/engine';

interface Source {
  readonly path: string;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  /** Heading, then text, in turn. */
  readonly parts?: readonly (readonly [heading: string, text: string])[];
  readonly isTroubleshooting?: boolean;
  readonly asked?: readonly string[];
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
    const {
      path,
      category,
      title,
      description,
      parts = [],
      isTroubleshooting = false,
      asked,
    } = source;
    const tag = (source.quotes ?? isTroubleshooting) ? 'code' : 'span';
    const built = new BuiltPage(
      path,
      `<html lang=en><meta name=description content="${html(description)}"><link rel=canonical href=https://www.example.com${path}>` +
        `<meta name=docsearch:docusaurus_tag content=docs-default-current><body><main><h1>${html(title)}</h1>` +
        `${parts.map(([heading, text]) => `<h2 id=${anchorOf(heading)}>${html(heading)}</h2><p><${tag}>${html(text)}</${tag}></p>`).join('')}</main>`,
    );
    const page = extractPage(built);
    if (page === null) {
      throw new Error(`${path} is no page`);
    }
    return toRecords(page, {category, isTroubleshooting, ...(asked && {asked})});
  });

export const sources: readonly Source[] = [
  {
    path: '/docs/use-current-frame',
    category: 'remotion',
    title: 'useCurrentFrame()',
    description: 'The number of the frame that is being drawn.',
    parts: [['Inside a sequence', 'Within <Sequence> the count starts at 0 & goes on.']],
  },
  {
    path: '/docs/interpolate',
    category: 'remotion',
    title: 'interpolate()',
    description: 'Map a number from one range to another.',
    parts: [['extrapolateLeft', 'What happens below the range: extend, clamp or wrap the value.']],
  },
  {
    path: '/docs/sequence',
    category: 'remotion',
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
    description: 'Who may use the toolkit without paying.',
  },
  {
    path: '/blog/2-0',
    category: 'Blog',
    title: 'Remotion 2.0',
    description: 'The release with sound: interpolate the volume.',
    parts: [['Upgrade', 'Install the new version of every package.']],
  },
];

/** The files of an index over the records, and an engine that reads them. */
export const engineOver = async (records: readonly SearchRecord[]) => {
  const files = buildIndexFiles(records);
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
