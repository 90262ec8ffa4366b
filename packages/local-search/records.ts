import type {PageKind} from './client/engine/index-format';
import type {PageContent, Section} from './extract-page';
import type {PageInfo} from './options';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

/**
 * A search record in the format of DocSearch's crawler for Algolia
 * (https://docsearch.algolia.com/docs/record-extractor). A heading and the text below it are separate records
 * with the same URL.
 */
export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  /**
   * The messages that a section quotes, on the record of its heading, if the page or the section explains errors.
   * Only the site's own search uses them.
   */
  readonly quotes?: {
    readonly messages: readonly string[];
    /** Whether explaining messages is the purpose of the page. */
    readonly isTroubleshooting: boolean;
  };
  /** How readers phrase the question that the page answers, on the record of its title. */
  readonly asked?: readonly string[];
  /** How the page is ranked. Only the site's own search uses it. */
  readonly kind: PageKind;
  readonly language: string;
  readonly lang: string;
  readonly version: string | null;
  readonly docusaurus_tag: string;
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

/** Docs answer questions. Other pages are found by words that the docs don't contain. */
const partWeights: Readonly<Record<PageContent['part'], number>> = {Docs: 1, Blog: 0.5, Site: 0.25};

/** Algolia accepts records up to 10 kB, so long sections are split into several records. */
const maxContent = 5000;

const levelWeights: Record<SearchRecord['type'], number> = {
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
};

/** Splits text into pieces of at most `maxContent` characters, between blocks where possible. */
const pieces = (blocks: readonly string[]): string[] => {
  const result: string[] = [];
  for (const block of blocks.flatMap(
    (text) => text.match(new RegExp(`[^]{1,${maxContent}}(?!\\S)|[^]{1,${maxContent}}`, 'g')) ?? [],
  )) {
    const last = result.at(-1);
    if (last !== undefined && last.length + block.length < maxContent) {
      result[result.length - 1] = `${last} ${block.trim()}`;
    } else {
      result.push(block.trim());
    }
  }
  return result;
};

/** The headings of sections that explain errors. Other sections also quote commands and their output. */
const errorHeading = /^(?:\w+ )?errors\b|^pitfalls$/i;

const explainsErrors = ({headings}: Section): boolean =>
  headings.slice(1).some((heading) => errorHeading.test(heading));

const hierarchyOf = (category: string, {headings}: Section): SearchRecord['hierarchy'] => {
  const texts = [category, ...headings];
  const at = (level: number): string | null => texts[level] ?? null;
  return {
    lvl0: category,
    lvl1: at(1),
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
};

/** Creates the records of a page. Without a category or a weight, they get those of the part of the site. */
export const toRecords = (
  page: PageContent,
  {
    category = page.breadcrumbs.join(' › ') || page.part,
    weight = partWeights[page.part],
    definitionWeight,
    namedBy,
    isTroubleshooting = false,
    asked,
  }: PageInfo = {},
): SearchRecord[] => {
  const kind: PageKind = {
    weight,
    ...(definitionWeight !== undefined && {definitionWeight}),
    ...(namedBy && {namedBy}),
  };
  const shared = {
    url_without_anchor: page.url,
    language: page.language,
    lang: page.language,
    version: page.version,
    docusaurus_tag: page.docusaurusTag,
    kind,
  };
  return page.sections.flatMap((section, position) => {
    const url = section.anchor === null ? page.url : `${page.url}#${section.anchor}`;
    const hierarchy = hierarchyOf(category, section);
    const record = (
      type: SearchRecord['type'],
      content: string | null,
      suffix: string,
    ): SearchRecord => ({
      objectID: `${new URL(url).pathname}${section.anchor === null ? '' : `#${section.anchor}`}${suffix}`,
      url,
      ...shared,
      anchor: section.anchor,
      type,
      hierarchy,
      content,
      weight: {pageRank: 0, level: levelWeights[type], position},
    });
    const level = levels[Math.min(section.headings.length, 6)] as Exclude<Level, 'lvl0'>;
    return [
      // Results for the title of a page show its description.
      {
        ...record(level, section.anchor === null ? (section.blocks[0] ?? null) : null, ''),
        ...(section.anchor === null && asked && {asked}),
        ...((isTroubleshooting || explainsErrors(section)) &&
          section.quotes.length > 0 && {
            quotes: {messages: section.quotes, isTroubleshooting},
          }),
      },
      ...pieces(section.blocks).map((text, index) => record('content', text, `:${index}`)),
    ];
  });
};
