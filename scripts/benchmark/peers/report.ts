import {kinds, type Transfer} from '../load';
import {median} from '../statistics';
import {formatTable, kib, mib, ms, nothing, seconds} from '../table';
import type {PeerResults, PerSite} from './measured';
import {judgeFigure, type Figure, type Standing, type Verdict} from './verdict';

type Format = (value: number) => string;

const whole: Format = (value) => String(Math.round(value));

const figure = (
  name: string,
  values: PerSite<number | null>,
  format: Format,
  better: Figure['better'] = 'less',
): Figure => ({
  name,
  values: values.map((value) => (value === null ? null : format(value))),
  better,
});

const transferFigures = (name: string, values: PerSite<Transfer>): Figure[] => [
  ...kinds.map((kind) =>
    figure(
      `${name}, ${kind} KiB`,
      values.map(({bytes}) => bytes[kind]),
      kib,
    ),
  ),
  figure(
    `${name}, all KiB`,
    values.map(({total}) => total),
    kib,
  ),
  figure(
    `${name}, requests`,
    values.map(({requests}) => requests),
    String,
  ),
];

const loadFigures = ({loads}: PeerResults): Figure[] =>
  loads.flatMap(({page, values}) => [
    ...transferFigures(
      `${page}: at load`,
      values.map(({atLoad}) => atLoad),
    ),
    ...transferFigures(
      `${page}: after 2 s idle`,
      values.map(({afterIdle}) => afterIdle),
    ),
    figure(
      `${page}: after first interaction, all KiB`,
      values.map(({running}) => running.total),
      kib,
    ),
    figure(
      `${page}: after first interaction, requests`,
      values.map(({running}) => running.requests),
      String,
    ),
    figure(
      `${page}: scripts once the app runs, KiB`,
      values.map(({runningScripts}) => runningScripts),
      kib,
    ),
  ]);

const scoreFigures = ({scores}: PeerResults): Figure[] =>
  scores.flatMap(({page, values}) => {
    const of = (
      name: string,
      key: Exclude<keyof (typeof values)[number], 'failed'>,
      format: Format,
      better?: Figure['better'],
    ) =>
      figure(
        `${page}: Lighthouse, ${name}`,
        values.map((each) => each[key]),
        format,
        better,
      );
    return [
      of('performance', 'performance', whole, 'more'),
      of('accessibility', 'accessibility', whole, 'more'),
      of('best practices', 'bestPractices', whole, 'more'),
      of('SEO', 'seo', whole, 'more'),
      of('LCP ms', 'lcp', whole),
      of('TBT ms', 'tbt', whole),
      of('CLS', 'cls', (value) => value.toFixed(4)),
    ];
  });

const clickFigures = ({clicks}: PeerResults): Figure[] =>
  clicks.map(({speed, values}) =>
    figure(
      `click to heading, ms${speed === 1 ? '' : `, CPU ${speed}x slower`}`,
      values.map((times) => median(times)),
      ms,
    ),
  );

const buildFigures = ({builds}: PeerResults): Figure[] => [
  figure(
    'cold build, wall s',
    builds.map(({wall}) => wall),
    seconds,
  ),
  figure(
    'cold build, CPU s',
    builds.map(({cpu}) => cpu),
    seconds,
  ),
  figure(
    'cold build, peak MiB',
    builds.map(({memory}) => memory),
    mib,
  ),
];

/** Figures that no site has, such as the fonts of a page without any, are left out. */
const isThere = ({name, values}: Figure): boolean =>
  !name.endsWith('KiB') || values.some((value) => Number(value) > 0);

const describeVerdict = ({standing, of}: Verdict): string =>
  standing === 'unknown'
    ? nothing
    : standing === 'ahead'
      ? 'ahead'
      : `${standing === 'level' ? 'level with' : 'BEHIND'} ${of.join(', ')}`;

/** The notes below the table, independent of the results. */
const caveats = (pages: number): string =>
  `The peers have ${pages} pages that are generated from the Markdown twins: the same text, titles, code, images and sidebars, in their default themes with their own search. This site also has features that twins don't contain, such as live demos, diagrams, definitions of terms and tabs. It starts its app at the first user interaction. Lighthouse and the first load don't include it, so compare the figures after the first interaction as well.`;

/** A table with a row for each figure, and a summary of how often this site is ahead of both peers. */
export const describePeers = (results: PeerResults): string => {
  const [, ...peers] = results.sites;
  const figures = [
    ...loadFigures(results),
    ...scoreFigures(results),
    ...clickFigures(results),
    ...buildFigures(results),
  ].filter(isThere);
  const names = peers.map((name) => name.replace(/ .*/, ''));
  const verdicts = figures.map((each) => judgeFigure(each, names));
  const count = (standing: Standing) =>
    verdicts.filter((verdict) => verdict.standing === standing).length;
  return [
    formatTable(
      ['', ...results.sites, 'this site is'],
      figures.map(({name, values}, index) => [
        name,
        ...values.map((value) => value ?? nothing),
        describeVerdict(verdicts[index]!),
      ]),
    ),
    '',
    caveats(results.pages),
    `Of ${figures.length} figures, this site is ahead of all peers in ${count('ahead')}, level with the best in ${count('level')} and behind in ${count('behind')}; ${count('unknown')} could not be measured.`,
  ].join('\n');
};
