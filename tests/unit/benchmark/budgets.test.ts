import {describe, expect, it} from 'vitest';
import {judge, readBudgets} from '../../../scripts/benchmark/budgets';
import type {PageLoad, Transfer} from '../../../scripts/benchmark/load';
import type {Scores} from '../../../scripts/benchmark/lighthouse';
import {pages} from '../../../scripts/benchmark/pages';
import type {ScaledBuild} from '../../../scripts/benchmark/scale';
import {noResults, type Name, type OfPage, type Results} from '../../../scripts/benchmark/results';

const transfer = (total: number, requests: number): Transfer => ({
  total,
  requests,
  bytes: {html: 0, css: 0, js: total, pictures: 0, fonts: 0, other: 0},
});
const load = (total: number, requests: number, unwanted: readonly string[] = []): PageLoad => ({
  atLoad: transfer(total, requests),
  afterIdle: transfer(total, requests),
  running: transfer(total, requests),
  runningScripts: total,
  unwanted,
});
const perfect: Scores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 0,
  tbt: 0,
  cls: 0,
  failed: [],
};

const of = <T>(name: Name, pageName: string, value: T): OfPage<T> => {
  const page = pages.find((each) => each.name === pageName);
  if (!page) {
    throw new Error(`There is no page ${pageName}.`);
  }
  return {name, page, value};
};
const cost = (wall: number, memory: number | null = 0) => ({wall, cpu: 1, memory});
const built = (wall: number, memory?: number | null): Results['builds'] => [
  {name: 'site', cold: cost(wall, memory), warm: cost(1)},
  {name: 'stock', cold: cost(999), warm: cost(1)},
];

/** A build of 100 docs pages, or of as many more. */
const scaled = (
  name: Name,
  copies: number,
  {
    cpu = 50,
    memory = 1000,
    ...changes
  }: Partial<ScaledBuild> & {readonly cpu?: number; readonly memory?: number | null} = {},
): ScaledBuild => ({
  name,
  copies,
  pages: 100 + copies,
  cost: {wall: 60, cpu, memory},
  app: 1000,
  index: name === 'site' ? 1000 : null,
  load: {bytes: 9000, requests: 3},
  ...changes,
});

const beyond = (results: Partial<Results>): string[] =>
  judge(readBudgets(), {...noResults(), ...results})
    .filter(({kept}) => !kept)
    .map(({name, worst}) => `${name} ${worst.value} ${worst.where}`);

describe('the budgets of the benchmark', () => {
  it('have no verdict for parts that did not run', () => {
    expect(judge(readBudgets(), noResults())).toEqual([]);
  });

  it('are met by a site that equals the stock build', () => {
    const results = {
      ...noResults(),
      builds: built(60),
      loads: (['site', 'stock'] as const).map((name) => of(name, 'long docs', load(300, 6))),
      scores: (['site', 'stock'] as const).map((name) => of(name, 'home', perfect)),
    };
    expect(beyond(results)).toEqual([]);
    expect(judge(readBudgets(), results).length).toBeGreaterThan(5);
  });

  it('ignore memory that was not measured', () => {
    expect(beyond({builds: built(1, null)})).toEqual([]);
  });

  it.each<[string, Partial<Results>, string[]]>([
    ['a slow build', {builds: built(61)}, ['coldBuildTime 61 site']],
    ['a build of 3 GiB', {builds: built(1, 3 * 1024 ** 3)}, ['coldBuildMemory 3072 site']],
    [
      'more bytes and requests than stock, at the worst page',
      {
        loads: [
          of('site', 'short docs', load(301, 3)),
          of('stock', 'short docs', load(300, 2)),
          of('site', 'long docs', load(310, 6)),
          of('stock', 'long docs', load(300, 4)),
        ],
      },
      ['bytesOverStock 10 long docs', 'requestsOverStock 2 long docs'],
    ],
    [
      'a request for the search index',
      {loads: [of('site', 'home', load(1, 1, ['/search-index.json']))]},
      ['unwantedRequests 1 home'],
    ],
    [
      'points lost',
      {
        scores: [
          of('site', 'home', {...perfect, performance: 89, cls: 0.01}),
          of('site', 'templates', {...perfect, accessibility: 99, bestPractices: 96, seo: 92}),
        ],
      },
      [
        'layoutShift 0.01 home',
        'accessibility 99 templates',
        'bestPractices 96 templates',
        'seo 92 templates',
        'performance 89 home',
      ],
    ],
    [
      'a score below that of stock',
      {
        scores: [
          of('site', 'blog post', {...perfect, performance: 98}),
          of('stock', 'blog post', {...perfect, performance: 99}),
        ],
      },
      ['performanceUnderStock 1 blog post'],
    ],
    [
      'a page that blocks',
      {scores: [of('site', 'long docs', {...perfect, tbt: 51})]},
      ['blockingTime 51 long docs'],
    ],
    [
      'a heavy docs page',
      {loads: [of('site', 'long docs', load(204_801, 7))]},
      ['docsBytes 204801 long docs', 'docsRequests 7 long docs', 'docsScripts 204801 long docs'],
    ],
    [
      'slow answers',
      {
        clicks: [
          {name: 'site', speed: 1, times: [90, 101, 110]},
          {name: 'site', speed: 4, times: [900]},
        ],
        taps: [
          {speed: 1, times: [501]},
          {speed: 4, times: [1501]},
        ],
      },
      ['click 101 sidebar', 'tap 501 search', 'slowTap 1501 search'],
    ],
    [
      'an app that grows with the site',
      {
        scaled: [
          scaled('site', 0),
          scaled('stock', 0),
          scaled('site', 300, {app: 4303}),
          scaled('stock', 300, {app: 90_000}),
        ],
      },
      ['appGrowth 11.01 400 pages', 'appOfPages 1.07575 400 pages'],
    ],
    [
      'an index that grows faster than the pages',
      {scaled: [scaled('site', 0), scaled('site', 10, {index: 1111})]},
      ['indexOfPages 1.01 110 pages'],
    ],
    [
      'a build that grows faster than the pages',
      {
        scaled: [
          scaled('site', 0),
          scaled('site', 100, {cpu: 100, memory: 2000}),
          scaled('site', 300, {cpu: 300, memory: 4400}),
        ],
      },
      ['cpuOfPages 1.5 400 pages', 'memoryOfPages 1.1 400 pages'],
    ],
    [
      'a first load that grows',
      {
        scaled: [
          scaled('site', 0),
          scaled('site', 10, {load: {bytes: 9065, requests: 4}}),
          scaled('site', 300),
        ],
      },
      ['loadGrowth 65 110 pages', 'requestsGrowth 1 110 pages'],
    ],
  ])('are exceeded by %s', (_name, results, expected) => {
    expect(beyond(results)).toEqual(expected);
  });

  it('are met by a site that grows as fast as its number of pages', () => {
    const growing = [
      scaled('site', 0),
      scaled('site', 100, {cpu: 105, memory: 2000, app: 1900, index: 2000}),
    ];
    expect(beyond({scaled: growing})).toEqual([]);
    expect(judge(readBudgets(), {...noResults(), scaled: growing})).toHaveLength(7);
  });

  it('ignore time and memory for few additional pages, and memory that was not measured', () => {
    expect(
      beyond({scaled: [scaled('site', 0), scaled('site', 10, {cpu: 90, memory: 3000})]}),
    ).toEqual([]);
    expect(beyond({scaled: [scaled('site', 0), scaled('site', 300, {memory: null})]})).toEqual([]);
  });

  it("don't compare pages with different content", () => {
    expect(
      beyond({loads: [of('site', 'home', load(9, 9)), of('stock', 'home', load(1, 1))]}),
    ).toEqual([]);
  });
});
