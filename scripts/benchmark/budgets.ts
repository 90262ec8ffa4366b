import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../lib/tools';
import {growthOf, type Growth} from './growth';
import type {OfPage, Results} from './results';
import {median} from './statistics';

const names = [
  'coldBuildTime',
  'coldBuildMemory',
  'bytesOverStock',
  'requestsOverStock',
  'unwantedRequests',
  'docsBytes',
  'docsRequests',
  'docsScripts',
  'appGrowth',
  'appOfPages',
  'indexOfPages',
  'cpuOfPages',
  'memoryOfPages',
  'loadGrowth',
  'requestsGrowth',
  'click',
  'tap',
  'slowTap',
  'layoutShift',
  'accessibility',
  'bestPractices',
  'seo',
  'performance',
  'blockingTime',
  'performanceUnderStock',
] as const;
type BudgetName = (typeof names)[number];

/** A limit for a measured value: a maximum (`most`) or a minimum (`least`). */
export type MeasuredBudget = {readonly unit: string; readonly what: string} & (
  {readonly most: number} | {readonly least: number}
);
export type MeasuredBudgets = Readonly<Record<BudgetName, MeasuredBudget>>;

/** The budgets for what the benchmark measures: `measured` in budgets.json. */
export const readBudgets = (): MeasuredBudgets =>
  (
    JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8')) as {
      measured: MeasuredBudgets;
    }
  ).measured;

interface Measure {
  readonly where: string;
  readonly value: number;
}

/** The values of this site, by page. */
const onSite = <T>(all: readonly OfPage<T>[], value: (each: T) => number): Measure[] =>
  all
    .filter(({name}) => name === 'site')
    .map((each) => ({where: each.page.name, value: value(each.value)}));

/**
 * How much higher the values of this site are than those of the stock build, on pages with the same content in
 * both.
 */
const overStock = <T>(all: readonly OfPage<T>[], value: (each: T) => number): Measure[] =>
  all.flatMap((own) => {
    const stock = all.find(({name, page}) => name === 'stock' && page.route === own.page.route);
    return own.name === 'site' && own.page.comparable && stock
      ? [{where: own.page.name, value: value(own.value) - value(stock.value)}]
      : [];
  });

const isDocs = ({page}: OfPage<unknown>): boolean => page.route.startsWith('/docs/');

/**
 * How this site grows with its pages, by build. @param value returns null if the value isn't measured or
 * shouldn't be compared
 */
const growing = (scaled: Results['scaled'], value: (growth: Growth) => number | null): Measure[] =>
  scaled.flatMap((build) => {
    const growth = build.name === 'site' ? growthOf(scaled, build) : null;
    const measured = growth && value(growth);
    return measured === null ? [] : [{where: `${build.pages} pages`, value: measured}];
  });

/** With fewer additional pages, CPU and memory vary more between runs than they grow. */
const enoughPages = 1.5;

const ifEnough =
  (value: (growth: Growth) => number | null) =>
  (growth: Growth): number | null =>
    growth.pages < enoughPages ? null : value(growth);

/** The parts of a run that have budgets. */
export type Judged = Pick<Results, 'builds' | 'loads' | 'scores' | 'clicks' | 'taps' | 'scaled'>;

const measuresOf = ({
  builds,
  loads,
  scores,
  clicks,
  taps,
  scaled,
}: Judged): Record<BudgetName, Measure[]> => {
  const docs = loads.filter(isDocs);
  const tapsAt = (slow: boolean): Measure[] =>
    taps
      .filter(({speed}) => slow === speed > 1)
      .map(({times}) => ({where: 'search', value: median(times)}));
  const cold = builds.filter(({name}) => name === 'site').map((build) => build.cold);
  return {
    coldBuildTime: cold.map(({wall}) => ({where: 'site', value: wall})),
    coldBuildMemory: cold.flatMap(({memory}) =>
      memory === null ? [] : [{where: 'site', value: memory / 1024 ** 2}],
    ),
    bytesOverStock: overStock(loads, ({atLoad}) => atLoad.total),
    requestsOverStock: overStock(loads, ({atLoad}) => atLoad.requests),
    unwantedRequests: onSite(loads, ({unwanted}) => unwanted.length),
    layoutShift: onSite(scores, ({cls}) => cls),
    accessibility: onSite(scores, ({accessibility}) => accessibility),
    bestPractices: onSite(scores, ({bestPractices}) => bestPractices),
    seo: onSite(scores, ({seo}) => seo),
    performance: onSite(scores, ({performance}) => performance),
    blockingTime: onSite(scores, ({tbt}) => tbt),
    docsBytes: onSite(docs, ({atLoad}) => atLoad.total),
    docsRequests: onSite(docs, ({atLoad}) => atLoad.requests),
    docsScripts: onSite(docs, ({runningScripts}) => runningScripts),
    appGrowth: growing(scaled, ({perPageMore}) => perPageMore('app')),
    appOfPages: growing(scaled, ({ofPages}) => ofPages('app')),
    indexOfPages: growing(scaled, ({ofPages}) => ofPages('index')),
    cpuOfPages: growing(
      scaled,
      ifEnough(({ofPages}) => ofPages('cpu')),
    ),
    memoryOfPages: growing(
      scaled,
      ifEnough(({ofPages}) => ofPages('memory')),
    ),
    loadGrowth: growing(scaled, ({more}) => more('load')),
    requestsGrowth: growing(scaled, ({more}) => more('requests')),
    click: clicks
      .filter(({name, speed}) => name === 'site' && speed === 1)
      .map(({times}) => ({where: 'sidebar', value: median(times)})),
    tap: tapsAt(false),
    slowTap: tapsAt(true),
    performanceUnderStock: overStock(scores, ({performance}) => -performance),
  };
};

export interface Verdict {
  readonly name: BudgetName;
  readonly budget: MeasuredBudget;
  /** The measurement that is closest to the budget, or that exceeds it the most. */
  readonly worst: Measure;
  readonly kept: boolean;
}

/** Compares the measurements with the budgets. If a part didn't run, its budgets have no verdict. */
export const judge = (budgets: MeasuredBudgets, results: Judged): Verdict[] => {
  const measures = measuresOf(results);
  return names.flatMap((name): Verdict[] => {
    const budget = budgets[name];
    const sign = 'most' in budget ? 1 : -1;
    const [worst] = [...measures[name]].sort((a, b) => sign * (b.value - a.value));
    if (worst === undefined) {
      return [];
    }
    const kept = 'most' in budget ? worst.value <= budget.most : worst.value >= budget.least;
    return [{name, budget, worst, kept}];
  });
};
