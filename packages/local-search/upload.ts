import type {Algoliasearch, IndexSettings} from 'algoliasearch';
import type {SearchRecord} from './records';

/** Settings of an index of DocSearch records (https://docusaurus.io/docs/search#algolia-index-config). */
export const indexSettings: IndexSettings = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `unordered(hierarchy.${level})`,
    ),
    'asked',
    'content',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
};

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** DocSearch renders texts as HTML. Without escaping, `<Sequence>` would be an element instead of text. */
export const toObject = ({
  quotes: _quotes,
  kind: _kind,
  ...record
}: SearchRecord): Record<string, unknown> => ({
  ...record,
  hierarchy: Object.fromEntries(
    Object.entries(record.hierarchy).map(([level, text]) => [
      level,
      text === null ? null : escapeText(text),
    ]),
  ),
  content: record.content === null ? null : escapeText(record.content),
});

/** Summarizes the number of records by type. */
export const summarize = (records: readonly SearchRecord[]): string => {
  const counts = new Map<string, number>();
  for (const {type} of records) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const types = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, count]) => `  ${type}: ${count}`);
  return [`${records.length} records of ${pages} pages`, ...types].join('\n');
};

/**
 * Replaces the records of an index. Readers get results from the old records until all new records are
 * uploaded.
 */
export const uploadRecords = async (
  client: Pick<Algoliasearch, 'setSettings' | 'waitForTask' | 'replaceAllObjects'>,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> => {
  const {taskID} = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map(toObject), batchSize: 1000});
};
