import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../lib/tools';
import type {OfPage, Results} from './results';
import {perPage} from './scale';
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

/** A number that a measured value may not exceed (`most`) or fall below (`least`). */
export type MeasuredBudget = {readonly unit: string; readonly what: string} & (
  {readonly most: number} | {readonly least: number}
);
export type MeasuredBudgets = Readonly<Record<BudgetName, MeasuredBudget>>;

/** The budgets of what the benchmark measures: `measured` in budgets.json. */
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

/** What is measured of this site, by page. */
const onSite = <T>(all: readonly OfPage<T>[], value: (each: T) => number): Measure[] =>
  all
    .filter(({name}) => name === 'site')
    .map((each) => ({where: each.page.name, value: value(each.value)}));

/** How far this site is above the stock one, on the pages that both have with the same content. */
const overStock = <T>(all: readonly OfPage<T>[], value: (each: T) => number): Measure[] =>
  all.flatMap((own) => {
    const stock = all.find(({name, page}) => name === 'stock' && page.route === own.page.route);
    return own.name === 'site' && own.page.comparable && stock
      ? [{where: own.page.name, value: value(own.value) - value(stock.value)}]
      : [];
  });

const isDocs = ({page}: OfPage<unknown>): boolean => page.route.startsWith('/docs/');

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
    appGrowth: scaled.flatMap((build) => {
      const each = build.name === 'site' ? perPage(scaled, build) : null;
      return each === null ? [] : [{where: `${build.copies} copies`, value: each.app}];
    }),
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
  /** The measure nearest to the budget, or furthest beyond it. */
  readonly worst: Measure;
  readonly kept: boolean;
}

/** Holds what was measured to the budgets. A budget of a part that did not run has no verdict. */
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
