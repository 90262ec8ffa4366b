import {judge, type MeasuredBudgets} from './budgets';
import {figures, growthOf, type Figure} from './growth';
import {kinds} from './load';
import {scaledPage} from './pages';
import {median, percentile} from './statistics';
import type {OfPage, Results} from './results';
import type {ScaledBuild} from './scale';
import {factor, formatTable, inBytes, kib, mib, ms, nothing, seconds} from './table';

const orNothing = (value: number | null, format: (value: number) => string): string =>
  value === null ? nothing : format(value);

const rowName = ({page, name}: OfPage<unknown>): string => `${page.name}, ${name}`;

const section = (title: string, ...blocks: readonly string[]): string =>
  [`\n━━ ${title} ━━`, ...blocks].join('\n');

const describeBuilds = ({builds}: Results): string =>
  section(
    'Build',
    formatTable(
      ['', 'wall s', 'CPU s', 'peak MiB'],
      builds.flatMap(({name, cold, warm}) =>
        Object.entries({cold, warm}).map(([state, {wall, cpu, memory}]) => [
          `${name}, ${state}`,
          seconds(wall),
          orNothing(cpu, seconds),
          orNothing(memory, mib),
        ]),
      ),
    ),
  );

const moments = [
  ['atLoad', 'Until the load event:'],
  ['afterIdle', '\nUntil the network is idle for two seconds:'],
  [
    'running',
    '\nUntil the network is idle for two seconds after the first user interaction, when the app runs:',
  ],
] as const;

const describeLoads = ({loads}: Results): string =>
  section(
    'First load: KiB over gzip with headers, and requests',
    ...moments.map(([moment, title]) =>
      [
        title,
        formatTable(
          ['', ...kinds, 'total', 'requests'],
          loads.map((each) => {
            const {bytes, total, requests} = each.value[moment];
            return [
              rowName(each),
              ...kinds.map((kind) => kib(bytes[kind])),
              kib(total),
              String(requests),
            ];
          }),
        ),
      ].join('\n'),
    ),
    ...loads
      .filter(({value}) => value.unwanted.length > 0)
      .map((each) => `${rowName(each)} requests ${each.value.unwanted.join(', ')}`),
  );

const describeScores = ({scores}: Results): string =>
  section(
    'Lighthouse for phones, medians',
    formatTable(
      ['', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
      scores.map((each) => {
        const {performance, accessibility, bestPractices, seo, lcp, tbt, cls} = each.value;
        return [
          rowName(each),
          ...[performance, accessibility, bestPractices, seo].map(String),
          ms(lcp),
          ms(tbt),
          cls.toFixed(4),
        ];
      }),
    ),
    ...scores
      .filter(({value}) => value.failed.length > 0)
      .map((each) => `${rowName(each)} fails ${each.value.failed.join(', ')}`),
  );

const describeClicks = ({clicks}: Results): string =>
  section(
    'From a click in the sidebar to the new heading, ms',
    formatTable(
      ['', 'median', 'slowest', 'clicks'],
      clicks.map(({name, speed, times}) => [
        `${name}, CPU ${speed}x slower`,
        ms(median(times)),
        ms(Math.max(...times)),
        String(times.length),
      ]),
    ),
  );

const describeTaps = ({taps}: Results): string =>
  section(
    'From a tap on the search button, right after the page loaded, to the open dialog, ms',
    formatTable(
      ['', 'median', 'slowest', 'taps'],
      taps.map(({speed, times}) => [
        speed === 1 ? 'no slowdown' : `CPU ${speed}x slower, 10 Mbit/s`,
        ms(median(times)),
        ms(Math.max(...times)),
        String(times.length),
      ]),
    ),
  );

const describeSearch = ({index, searches}: Results): string =>
  section(
    'Search (the stock build has none without a service)',
    index === null
      ? ''
      : `Index ${kib(index.plain)} KiB, gzip ${kib(index.gzip)} KiB; texts on demand: ${index.shards} files, gzip ${kib(index.shardsGzip)} KiB`,
    formatTable(
      ['', 'load p50', 'load p95', 'query p50', 'query p95', 'loads', 'queries'],
      searches.map(({speed, runs}) => {
        const loads = runs.map(({load}) => load);
        const queries = runs.flatMap((run) => run.queries);
        return [
          `CPU ${speed}x slower, ms`,
          ms(percentile(loads, 0.5)),
          ms(percentile(loads, 0.95)),
          ms(percentile(queries, 0.5)),
          ms(percentile(queries, 0.95)),
          String(loads.length),
          String(queries.length),
        ];
      }),
    ),
  );

interface ScaleColumn {
  readonly figure: Figure;
  readonly title: string;
  readonly format: (value: number) => string;
}

const scaleColumns: readonly ScaleColumn[] = [
  {figure: 'wall', title: 'wall s', format: seconds},
  {figure: 'cpu', title: 'CPU s', format: seconds},
  {figure: 'memory', title: 'peak MiB', format: mib},
  {figure: 'app', title: 'app KiB', format: kib},
  {figure: 'index', title: 'index KiB', format: kib},
  {figure: 'load', title: 'load KiB', format: kib},
  {figure: 'requests', title: 'requests', format: String},
];

const perPageColumns: readonly ScaleColumn[] = [
  {figure: 'wall', title: 'wall ms', format: (value) => ms(value * 1000)},
  {figure: 'cpu', title: 'CPU ms', format: (value) => ms(value * 1000)},
  {figure: 'memory', title: 'KiB', format: kib},
  {figure: 'app', title: 'app bytes', format: inBytes},
  {figure: 'index', title: 'index bytes', format: inBytes},
];

const scaleTable = <Row extends {readonly build: ScaledBuild}>(
  title: string,
  rows: readonly Row[],
  columns: readonly ScaleColumn[],
  cell: (row: Row, column: ScaleColumn) => string,
): string =>
  `\n${title}:\n${formatTable(
    ['docs pages', ...columns.map((column) => column.title)],
    rows.map((row) => [
      `${row.build.pages}, ${row.build.name}`,
      ...columns.map((column) => cell(row, column)),
    ]),
  )}`;

const withoutUnit = (column: ScaleColumn): ScaleColumn => ({
  ...column,
  title: column.title.replace(/ \S+$/, ''),
});

/** Compares the larger builds with the smallest build of the same site. */
const describeGrowth = (scaled: readonly ScaledBuild[]): string[] => {
  const grown = scaled.flatMap((build) => {
    const growth = growthOf(scaled, build);
    return growth === null ? [] : [{build, growth}];
  });
  return [
    scaleTable('Per additional page', grown, perPageColumns, ({growth}, {figure, format}) =>
      orNothing(growth.perPageMore(figure), format),
    ),
    scaleTable(
      'Growth relative to the number of pages: 1 grows as fast, less than 1 grows more slowly',
      grown,
      scaleColumns.map(withoutUnit),
      ({growth}, {figure}) => orNothing(growth.ofPages(figure), factor),
    ),
    `\nFirst load of ${scaledPage}, until the network is idle for two seconds:`,
    ...grown.map(
      ({build: {name}, growth: {pages, more}}) =>
        `${name}, ${factor(pages)} times the pages: ${more('load')} more bytes and ${more('requests')} more requests`,
    ),
  ];
};

const describeScale = ({scaled}: Results): string => {
  const rows = scaled.map((build) => ({build}));
  return section(
    'Cold builds with an increasing number of docs pages, and the first load of one of them',
    scaleTable('In all', rows, scaleColumns, ({build}, {figure, format}) =>
      orNothing(figures[figure](build), format),
    ),
    scaleTable('Per page', rows, perPageColumns, ({build}, {figure, format}) => {
      const value = figures[figure](build);
      return value === null ? nothing : format(value / build.pages);
    }),
    ...describeGrowth(scaled),
  );
};

const describeBudgets = (results: Results, budgets: MeasuredBudgets): string =>
  section(
    'Budgets (budgets.json)',
    formatTable(
      ['', 'worst', 'budget', 'unit', 'verdict', 'where'],
      judge(budgets, results).map(({name, budget, worst, kept}) => [
        name,
        String(Math.round(worst.value * 10_000) / 10_000),
        'most' in budget ? `≤ ${budget.most}` : `≥ ${budget.least}`,
        budget.unit,
        kept ? 'ok' : 'BEYOND',
        worst.where,
      ]),
    ),
  );

/** Formats all tables of a run, without parts that didn't run. */
export const describeResults = (results: Results, budgets: MeasuredBudgets): string => {
  const {builds, loads, scores, clicks, taps, searches, scaled} = results;
  const sections: [unknown[], (results: Results) => string][] = [
    [builds, describeBuilds],
    [loads, describeLoads],
    [scores, describeScores],
    [clicks, describeClicks],
    [taps, describeTaps],
    [searches, describeSearch],
    [scaled, describeScale],
    [
      [...builds, ...loads, ...scores, ...clicks, ...taps, ...scaled],
      () => describeBudgets(results, budgets),
    ],
  ];
  return sections
    .filter(([rows]) => rows.length > 0)
    .map(([, describe]) => describe(results))
    .join('\n');
};
