import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Check, Problem} from '@docs-kit/docs-proof';
import {isTroubleshooting} from '@docs-kit/docs-proof/messages';
import {Engine, hitsPerPage} from '@docs-kit/local-search';
import {loadSettings} from '../../config/settings';
import {loadMatchingPages} from '../../features/pages/markdown';
import {messageQueries} from './message-queries';
import {type ReaderQuery, queriesFolder, readQueries} from './queries';
import {type Outcome, type Score, scoreOf, thresholds, unreadKind} from './score';

const percent = (value: number): string => value.toFixed(3);

const ask = async (engine: Engine, query: ReaderQuery): Promise<Outcome> => {
  const {hits} = await engine.search({query: query.query, page: 0, hitsPerPage, snippetWords: 10});
  const pages = [...new Set(hits.map((hit) => hit.url_without_anchor))];
  const rank = pages.findIndex((page) => query.pages.includes(page)) + 1;
  return {...query, rank, first: pages[0] ?? null};
};

const listOf = (outcomes: readonly Outcome[]): string =>
  ` Queries whose answer isn't the first result:\n${outcomes
    .filter(({rank}) => rank !== 1)
    .map(
      ({query, pages, rank, first}) =>
        `${query} → ${pages.join(' ')} ${rank === 0 ? 'not found' : `at ${rank}`}; first ${first ?? 'nothing'}`,
    )
    .join('\n')}`;

const shortfalls = (kind: string, score: Score, outcomes: readonly Outcome[]): Problem[] => {
  const file = outcomes[0]?.file ?? queriesFolder;
  const wanted = thresholds[kind];
  if (!wanted) {
    return [
      {
        file,
        line: 1,
        message: `The query kind "${kind}" has no thresholds.`,
        remedy: 'Add the kind to `thresholds` in checks/search/score.ts.',
      },
    ];
  }
  return (Object.entries(wanted) as [keyof Score, number][])
    .filter(([measure, least]) => score[measure] < least)
    .map(([measure, least]) => ({
      file,
      line: 1,
      message: `${measure} is ${percent(score[measure])}, but must be at least ${least}.${kind === unreadKind ? '' : listOf(outcomes)}`,
      remedy:
        "Use the readers' words on the page (title, description, headings), or adjust the weights in packages/local-search/client/engine/weights.ts.",
    }));
};

/** Runs readers' queries against the search index of the build. */
export const check: Check = {
  name: 'search',
  async run({root}) {
    const manifest = 'build/search-index.json';
    if (!existsSync(path.join(root, manifest))) {
      return loadSettings(root).algolia
        ? {problems: [], summary: 'no index, because Algolia answers searches'}
        : {
            problems: [
              {
                file: manifest,
                line: 1,
                message: 'The search index is missing.',
                remedy: 'Run `npm run build` first, with the settings of this check.',
              },
            ],
            summary: 'nothing checked',
          };
    }
    const readJson = async (file: string): Promise<unknown> =>
      JSON.parse(readFileSync(path.join(root, 'build', file), 'utf8'));
    const engine = await Engine.load(readJson);
    const kinds = new Map([
      ...readQueries(root),
      ['parts of messages', messageQueries(loadMatchingPages(root, isTroubleshooting))],
    ]);
    const problems: Problem[] = [];
    const notes: string[] = [];
    let count = 0;
    for (const [kind, queries] of kinds) {
      if (queries.length === 0) {
        continue;
      }
      const outcomes: Outcome[] = [];
      for (const query of queries) {
        const missing = query.pages.filter((page) => !engine.hasPage(page));
        if (missing.length > 0) {
          problems.push({
            file: query.file,
            line: query.line,
            message: `The page ${missing.join(' ')} isn't in the search index.`,
            remedy: 'Use an existing page that search engines may list, or remove the query.',
          });
          continue;
        }
        outcomes.push(await ask(engine, query));
      }
      count += outcomes.length;
      const score = scoreOf(outcomes);
      notes.push(
        `${kind}: ${outcomes.length} queries, success@1 ${percent(score.successAt1)}, MRR@5 ${percent(score.mrrAt5)}`,
      );
      problems.push(...shortfalls(kind, score, outcomes));
    }
    return {problems, notes, summary: `${count} queries`};
  },
};
