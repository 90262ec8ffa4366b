import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Result} from 'lighthouse';
import {findChromium} from '../lib/find-chromium';
import {tool} from '../lib/tools';
import {say} from './machine';
import {median} from './statistics';

/** The results of Lighthouse with its settings for phones. Scores range from 0 to 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly lcp: number;
  /** Milliseconds. */
  readonly tbt: number;
  readonly cls: number;
  /** Names of the audits that keep accessibility, best practices or SEO below 100. */
  readonly failed: readonly string[];
}

const judged = ['accessibility', 'best-practices', 'seo'] as const;

/** Thrown if Lighthouse failed to run an audit, which says nothing about the page. */
class NoScore extends Error {}

/** Reads the report of one run. @throws if the run has no score */
export const readScores = ({categories, audits}: Pick<Result, 'categories' | 'audits'>): Scores => {
  const score = (name: string): number => {
    const value = categories[name]?.score;
    if (value === undefined || value === null) {
      const reasons = Object.values(audits).map(({errorMessage}) => errorMessage);
      throw new NoScore(
        `Lighthouse returned no score for ${name}: ${reasons.find(Boolean) ?? 'the report contains no reason'}.`,
      );
    }
    return Math.round(value * 100);
  };
  const value = (name: string): number => {
    const {numericValue} = audits[name] ?? {};
    if (numericValue === undefined) {
      throw new Error(`Lighthouse returned no value for ${name}.`);
    }
    return numericValue;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: judged.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({id}) => id),
    ),
  };
};

/** The median of each figure. */
export const medianScores = (runs: readonly Scores[]): Scores => {
  const of = (name: Exclude<keyof Scores, 'failed'>) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    failed: [...new Set(runs.flatMap(({failed}) => failed))],
  };
};

const execute = promisify(execFile);

const runOnce = async (url: string): Promise<Scores> => {
  const args = tool('lighthouse', 'lighthouse', [
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ]);
  const {stdout} = await execute(process.execPath, args, {
    env: {...process.env, CHROME_PATH: findChromium(process.env, 'window')},
    maxBuffer: 64 * 1024 ** 2,
    timeout: 180_000,
  });
  return readScores(JSON.parse(stdout) as Result);
};

/** The number of runs without a score that are repeated, for each page. */
const spare = 2;

/**
 * Runs Lighthouse with its settings for phones, each time in a new browser.
 *
 * @throws if more than two runs have no score
 */
export const measureLighthouse = async (
  url: string,
  times: number,
  audit: (url: string) => Promise<Scores> = runOnce,
): Promise<Scores> => {
  const runs: Scores[] = [];
  let lost = 0;
  while (runs.length < times) {
    try {
      runs.push(await audit(url));
    } catch (error) {
      if (!(error instanceof NoScore) || lost === spare) {
        throw error;
      }
      lost++;
      say(`${error.message} Repeating the run.`);
    }
  }
  return medianScores(runs);
};
