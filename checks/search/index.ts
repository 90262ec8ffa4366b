import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Engine} from '../../src/components/search/engine/engine';
import {hitsPerPage} from '../../src/components/search/engine/types';
import {loadMatchingPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {isTroubleshooting} from '../messages/judge';
import {messageQueries} from './message-queries';
import {type ReaderQuery, queriesFolder, readQueries} from './queries';
import {type Outcome, type Score, scoreOf, thresholds, unreadKind} from './score';

const fewest = 150;

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

/** Queries in the wrong half: unread questions come from threads with an odd number, all others from even ones. */
const misplaced = (kind: string, queries: readonly ReaderQuery[]): Problem[] =>
  queries
    .filter(({thread}) => thread && /[13579]$/.test(thread) !== (kind === unreadKind))
    .map(({thread, file, line}) => ({
      file,
      line,
      message: `The thread ${thread} belongs to the other half of the questions.`,
      remedy: `Move questions from threads with an odd number to ${queriesFolder}/${unreadKind}.tsv, and all others to ${queriesFolder}/questions.tsv.`,
    }));

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
        "Use the readers' words on the page (title, description, headings), or adjust the weights in src/components/search/engine/rank.ts.",
    }));
};

/** Runs readers' queries against the search index of the build. */
export const check: Check = {
  name: 'search',
  async run({root}) {
    const outDir = path.join(root, 'build');
    if (!existsSync(path.join(outDir, 'search-index.json'))) {
      throw new Error(
        'build/search-index.json is missing. Run `npm run build` without Algolia settings first.',
      );
    }
    const readJson = async (file: string): Promise<unknown> =>
      JSON.parse(readFileSync(path.join(outDir, file), 'utf8'));
    const engine = await Engine.load(readJson);
    const written = readQueries(root);
    const kinds = new Map([
      ...written,
      ['parts of messages', messageQueries(loadMatchingPages(root, isTroubleshooting))],
    ]);
    const problems: Problem[] = [];
    const notes: string[] = [];
    const times: number[] = [];
    for (const [kind, queries] of kinds) {
      if (queries.length === 0) {
        continue;
      }
      problems.push(...misplaced(kind, queries));
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
        const start = performance.now();
        outcomes.push(await ask(engine, query));
        times.push(performance.now() - start);
      }
      const score = scoreOf(outcomes);
      notes.push(
        `${kind}: ${outcomes.length} queries, success@1 ${percent(score.successAt1)}, MRR@5 ${percent(score.mrrAt5)}`,
      );
      problems.push(...shortfalls(kind, score, outcomes));
    }
    const count = [...written.values()].flat().length;
    if (count < fewest) {
      problems.push({
        file: queriesFolder,
        line: 1,
        message: `There are only ${count} reader queries. At least ${fewest} are required for meaningful results.`,
        remedy: 'Add queries that readers would type.',
      });
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
    return {
      problems,
      notes,
      summary: `${times.length} queries, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms in Node`,
    };
  },
};
