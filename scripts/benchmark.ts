/**
 * Compares this site with a stock build of the same content, and checks the budgets in `measured` of
 * budgets.json: `npm run benchmark`. It builds both in `.cache/benchmark`, so that the checkout and its caches
 * don't change. `--only load,search` runs single parts (build, load, lighthouse, click, search, scale).
 * `--scale` also runs cold builds of once, twice and four times the content, and with 50, 200 and 800 copies of
 * docs pages. `--quick` repeats less. The figures are saved in `.cache/benchmark/results.json`. Times are only
 * meaningful on an otherwise idle machine.
 */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {launch, speeds} from './benchmark/browser';
import {judge, readBudgets} from './benchmark/budgets';
import {measureClicks} from './benchmark/click';
import {serveGzip} from './benchmark/gzip-server';
import {measureLighthouse} from './benchmark/lighthouse';
import {measureLoad} from './benchmark/load';
import {describeMachine, say} from './benchmark/machine';
import {measureBuild} from './benchmark/measured-build';
import {readOptions, type Options, type Part} from './benchmark/options';
import {pages, type MeasuredPage} from './benchmark/pages';
import {describeResults} from './benchmark/report';
import {noResults, type Name, type OfPage, type Results} from './benchmark/results';
import {countPages, fullCopies, measureScale} from './benchmark/scale';
import {measureSearch, weighIndex} from './benchmark/search';
import {measureTaps} from './benchmark/tap';
import {seconds} from './benchmark/table';
import {prepareSite, prepareStock, scratch, type Subject} from './benchmark/subject';
import {secondsSince} from './lib/run';

const fullRun = {
  lighthouse: 5,
  clicks: 10,
  loads: 5,
  queries: Infinity,
  copies: fullCopies,
};
const quickRun: typeof fullRun = {
  lighthouse: 1,
  clicks: 2,
  loads: 1,
  queries: 5,
  copies: () => [5, 15],
};

interface BuiltSite {
  readonly name: Name;
  readonly buildFolder: string;
  readonly origin: string;
}

/** Builds a subject: twice, first without a cache, if builds are measured, and otherwise once. */
const build = async (subject: Subject, results: Results, twice: boolean): Promise<void> => {
  say(`building ${subject.name}, cold`);
  const cold = await measureBuild(subject);
  say(`built in ${seconds(cold.wall)} s`);
  if (twice) {
    say(`building ${subject.name}, warm`);
    results.builds.push({name: subject.name, cold, warm: await measureBuild(subject)});
  }
};

/**
 * Measures each page of each site, page by page, so that values that are compared are measured close together.
 */
const forEachPage = async <T>(
  sites: readonly BuiltSite[],
  measure: (site: BuiltSite, page: MeasuredPage) => Promise<T>,
): Promise<OfPage<T>[]> => {
  const values: OfPage<T>[] = [];
  for (const page of pages) {
    for (const site of sites.filter(({name}) => name === 'site' || page.inStock)) {
      values.push({name: site.name, page, value: await measure(site, page)});
    }
  }
  return values;
};

const measureInBrowser = async (
  sites: readonly BuiltSite[],
  wants: (part: Part) => boolean,
  {lighthouse, clicks, loads, queries}: typeof fullRun,
  results: Results,
): Promise<void> => {
  if (wants('lighthouse')) {
    results.scores = await forEachPage(sites, ({name, origin}, {route}) => {
      say(`Lighthouse, ${name}, ${route}`);
      return measureLighthouse(origin + route, lighthouse);
    });
  }
  const browser = await launch();
  try {
    if (wants('load')) {
      say('loading pages');
      results.loads = await forEachPage(sites, ({origin}, {route}) =>
        measureLoad(browser, origin, route),
      );
    }
    for (const speed of wants('click') ? speeds : []) {
      for (const {name, origin} of sites) {
        say(`clicking, ${name}, CPU ${speed}x slower`);
        const times = await measureClicks(browser, origin, speed, clicks);
        results.clicks.push({name, speed, times});
      }
    }
    const [site] = sites;
    if (wants('search') && site) {
      results.index = weighIndex(site.buildFolder);
      for (const speed of speeds) {
        say(`tapping the search button, CPU ${speed}x slower`);
        results.taps.push({speed, times: await measureTaps(browser, site.origin, speed, loads)});
        say(`searching, CPU ${speed}x slower`);
        const runs = await measureSearch(browser, site.origin, speed, {
          times: loads,
          most: queries,
        });
        results.searches.push({speed, runs});
      }
    }
  } finally {
    await browser.close();
  }
};

const measureAll = async ({parts, quick}: Options): Promise<Results> => {
  const results = noResults();
  const run = quick ? quickRun : fullRun;
  const wants = (part: Part) => parts.includes(part);
  if (parts.some((part) => part !== 'scale')) {
    const subjects = [prepareSite(), prepareStock()];
    for (const subject of subjects) {
      await build(subject, results, wants('build'));
    }
    const servers = await Promise.all(
      subjects.map(({folder}) => serveGzip(path.join(folder, 'build'))),
    );
    const sites = subjects.map(({name, folder}, index) => ({
      name,
      buildFolder: path.join(folder, 'build'),
      origin: servers[index]?.origin ?? '',
    }));
    try {
      if (parts.some((part) => part !== 'scale' && part !== 'build')) {
        await measureInBrowser(sites, wants, run, results);
      }
    } finally {
      servers.forEach((server) => server.close());
    }
  }
  if (wants('scale')) {
    const browser = await launch();
    try {
      results.scaled = await measureScale(browser, run.copies(countPages()), say);
    } finally {
      await browser.close();
    }
  }
  return results;
};

try {
  const options = readOptions(process.argv.slice(2));
  const start = performance.now();
  console.log(`Machine: ${describeMachine()}.`);
  const results = await measureAll(options);
  const budgets = readBudgets();
  console.log(describeResults(results, budgets));
  if (existsSync(scratch)) {
    writeFileSync(path.join(scratch, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  }
  console.log(`\n${secondsSince(start)}. Machine at the end: ${describeMachine()}.`);
  process.exitCode = judge(budgets, results).every(({kept}) => kept) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
