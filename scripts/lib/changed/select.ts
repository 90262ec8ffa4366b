import {pageChecks, type PageCheck} from '../../../checks/lib/page-checks';
import {collections} from '../../../checks/lib/pages';
import {formerCommands} from '../../../checks/samples/former-commands';
import {checkNames} from '../checks';
import {isFormatted} from '../format';
import type {Task} from '../tasks';
import type {Change} from './git';
import type {SiteGraph} from './site-graph';

interface SelectedTask extends Task {
  /** The reasons that are printed: `docs/spring.mdx was changed`. */
  readonly why: readonly string[];
}

export interface Selection {
  readonly tasks: readonly SelectedTask[];
  /** What only a build or `npm test` can check. */
  readonly later: readonly string[];
}

/** Checks that compare links between all pages. */
const ofAllPages: readonly PageCheck[] = ['links', 'links-from-outside'];

/** Checks that read each page on its own. */
const ofOnePage = pageChecks.filter((name) => !ofAllPages.includes(name));

/** Files that affect every check. */
const everything = /^(?:package\.json|package-lock\.json|\.npmrc|\.node-version|\.nvmrc)$/;

/** The checks that each configuration file affects. */
const settings: readonly [RegExp, readonly Task['name'][]][] = [
  [/^\.oxlintrc\.json$/, ['lint']],
  [/^(?:\.prettierrc.*|\.prettierignore|\.editorconfig)$/, ['format']],
  [/^(?:cspell\.config\.yaml|checks\/words\.txt)$/, ['spelling']],
  [/^\.markdownlint/, ['markdown']],
  [/^stylelint\.config\.mjs$/, ['css']],
  [/^knip\.config\.ts$/, ['dead-code']],
  [/^tsconfig\.json$/, ['types', 'lint']],
  [/^examples\/tsconfig\.json$/, ['types-examples', 'lint']],
  [/^vitest\.config\.mts$/, ['unit']],
  [/^docs-routes\.tsv$/, ['form', 'links', 'exports', 'signatures', 'links-from-outside']],
  [/^(?:redirects|sidebars)\.ts$/, ['form', 'links', 'links-from-outside']],
  [/^src\/data\/since\.json$/, ['since', 'exports']],
  [/^src\/data\/signatures\.json$/, ['signatures']],
  [/^static\//, ['links', 'form']],
];

/** Unit tests that read files of the repository instead of importing them. */
const testsReading: readonly [RegExp, string][] = [
  [/^src\/data\//, 'tests/unit/entries'],
  [/^(?:docs-routes\.tsv|sidebars\.ts|docs\/.*)$/, 'tests/unit/config/docs-routes.test.ts'],
  [/^(?:docs-routes\.tsv|sidebars\.ts|docs\/.*)$/, 'tests/unit/config/sidebars.test.ts'],
  [/^redirects\.ts$/, 'tests/unit/checks/links/redirects.test.ts'],
  [/^docusaurus\.config\.ts$/, 'tests/unit/checks/site-links'],
  [/^(?:src\/demos|static\/posters)\//, 'tests/unit/demos'],
  [/^src\/css\//, 'tests/unit/tokens'],
  [/^(?:README\.md|package\.json)$/, 'tests/unit/scripts/readme.test.ts'],
  [/^(?:CONTRIBUTING\.md|checks\/)/, 'tests/unit/checks/contributing.test.ts'],
];

const code = /\.(?:[cm]?ts|tsx)$/;

/** The checks that a change can break. Everything is listed once, with each of its reasons. */
export function select(changes: readonly Change[], graph: SiteGraph): Selection {
  const plan = new Plan();
  for (const change of changes) {
    const {file, status} = change;
    const why = `${file} was ${status}`;
    if (everything.test(file)) {
      for (const name of [...pageChecks, ...checkNames, 'unit'] as const) {
        plan.add(name, 'all', `${why}: it affects every check`);
      }
    }
    if (status !== 'deleted' && isFormatted(file)) {
      plan.add('format', [file], why);
    }
    for (const [pattern, names] of settings) {
      if (pattern.test(file)) {
        names.forEach((name) => {
          plan.add(name, 'all', why);
        });
      }
    }
    for (const [pattern, test] of testsReading) {
      // The tests of the sidebars only depend on which pages exist.
      if (pattern.test(file) && !(file.startsWith('docs/') && status === 'changed')) {
        plan.add('unit', [test], `${why}: the test reads it`);
      }
    }
    if (isPage(file)) {
      selectForPage(plan, change, graph);
    }
    selectForData(plan, change, graph);
    selectForCode(plan, change, graph);
    selectLater(plan, file);
  }
  return plan.selection();
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && collections.some((name) => file.startsWith(`${name}/`));
}

function selectForPage(plan: Plan, change: Change, graph: SiteGraph): void {
  const {file, status} = change;
  const why = `${file} was ${status}`;
  if (status !== 'deleted') {
    plan.addPages(ofOnePage, [file], why);
  }
  plan.addPages(ofOnePage, graph.pagesIncluding(file), `${why}: these pages include it`);
  for (const name of ofAllPages) {
    plan.add(name, 'all', `${why}: other pages and the packages may link to it`);
  }
  for (const [name, reason] of acrossPages(change, graph)) {
    plan.add(name, 'all', `${why}: ${reason}`);
  }
}

/** Returns the checks that compare pages with each other or with a list, if this change can affect them. */
function acrossPages(
  {status, before, after}: Change,
  graph: SiteGraph,
): [name: PageCheck, reason: string][] {
  const found: [PageCheck, string][] = [];
  const lost = (pattern: RegExp): string[] => {
    const kept = new Set(after.match(pattern));
    return (before.match(pattern) ?? []).filter((each) => !kept.has(each));
  };
  if (
    status !== 'changed' ||
    frontMatterOf(before) !== frontMatterOf(after) ||
    listsIn(before) !== listsIn(after)
  ) {
    const reason = 'its front matter or its list of pages is compared with other pages';
    found.push(['exports', reason], ['cli', reason]);
  }
  if (/\bfile="examples\//.test(before + after)) {
    found.push(['examples', 'it shows files of examples']);
  }
  if (lost(/\bremotion [\w-]+/g).some((call) => call.slice('remotion '.length) in formerCommands)) {
    found.push(['samples', 'no page may mention a former command anymore']);
  }
  if (lost(/[\p{L}\d][\p{L}\d'’.-]*/gu).some((word) => graph.isListedWord(bare(word)))) {
    found.push(['spelling', 'a word in checks/words.txt may no longer be needed']);
  }
  return found;
}

const frontMatterOf = (text: string): string => /^---\n[^]*?\n---\n/.exec(text)?.[0] ?? '';

const listsIn = (text: string): string => (text.match(/<Apis\b[^>]*>/g) ?? []).join('\n');

/** Removes the punctuation and the possessive at the end of a word. */
const bare = (word: string): string => word.replace(/['’.-]+$/, '').replace(/['’]s$/, '');

function selectForData(plan: Plan, {file, status}: Change, graph: SiteGraph): void {
  const why = `${file} was ${status}`;
  const [, demo] = /^src\/demos\/([^/]+)\//.exec(file) ?? [];
  if (demo !== undefined) {
    plan.add('posters', 'all', why);
    plan.add('links', 'all', `${why}: pages show demos`);
    plan.addPages(ofOnePage, graph.pagesShowingDemo(demo), `${why}: these pages show the demo`);
  }
  if (/^static\/posters\//.test(file)) {
    plan.add('posters', 'all', why);
  }
  const [, example] = /^examples\/([^/]+)\//.exec(file) ?? [];
  if (example !== undefined) {
    plan.add('examples', 'all', why);
    plan.add('samples', 'all', `${why}: samples import files of examples`);
    plan.addPages(
      ofOnePage,
      graph.pagesShowingExample(example),
      `${why}: these pages show files of the example`,
    );
  }
  if (
    /^src\/data\/[^/]+\/[^/]+\.yml$/.test(file) ||
    /^(?:blog|learn|success-stories)\/[^/]+\.yml$/.test(file)
  ) {
    plan.add('links', 'all', `${why}: entries link to pages, and pages to entries`);
    plan.add('spelling', 'all', why);
  }
}

function selectForCode(plan: Plan, {file, status}: Change, graph: SiteGraph): void {
  const why = `${file} was ${status}`;
  if (file.endsWith('.css')) {
    plan.add('css', 'all', why);
  }
  if (!code.test(file) && !/\.[cm]?js$/.test(file)) {
    return;
  }
  plan.add('dead-code', 'all', why);
  plan.add(file.startsWith('examples/') ? 'types-examples' : 'types', 'all', why);
  if (status !== 'deleted') {
    plan.add('lint', [file], why);
  }
  const importers = graph.modulesImporting(file);
  if (importers.length > 0) {
    plan.add('lint', importers, `${why}: these files import it, and lint rules use types`);
  }
  for (const name of graph.checksImporting(file)) {
    plan.add(name, 'all', `${why}: it is code of the check`);
  }
  const tests = graph.testsImporting(file);
  if (tests.length > 0) {
    plan.add('unit', tests, `${why}: these tests import it`);
  }
  if (/^(?:src|config)\//.test(file)) {
    plan.add('links', 'all', `${why}: components link to pages`);
  }
}

function selectLater(plan: Plan, file: string): void {
  if (
    /^(?:src|plugins|config|static|i18n|delivery)\/|^docusaurus\.config\.ts$|^babel\.config\.js$/.test(
      file,
    )
  ) {
    plan.later(
      '`npm test -- build built browser screenshots`: the build, the checks of the built site, the browser tests, and what pages look like',
    );
  }
  if (/^examples\//.test(file)) {
    plan.later('`npm run examples`: whether the examples run');
  }
  if (/^src\/demos\//.test(file)) {
    plan.later('`npm test -- render`: whether every frame of the demos renders');
  }
  if (/^tests\/e2e\//.test(file)) {
    plan.later(
      /screenshots|visual/.test(file)
        ? '`npm test -- screenshots`: whether the pages look like their screenshots'
        : '`npm test -- browser`: the browser tests',
    );
  }
}

/** Collects the tasks. Files of the same check are merged, and `all` replaces single files. */
class Plan {
  private readonly found = new Map<Task['name'], {files: Set<string> | 'all'; why: Set<string>}>();
  private readonly notes = new Set<string>();

  add(name: Task['name'], files: 'all' | readonly string[], why: string): void {
    const known = this.found.get(name) ?? {files: new Set<string>(), why: new Set<string>()};
    known.why.add(why);
    if (files === 'all' || known.files === 'all') {
      known.files = 'all';
    } else {
      for (const file of files) {
        known.files.add(file);
      }
    }
    this.found.set(name, known);
  }

  addPages(names: readonly PageCheck[], files: readonly string[], why: string): void {
    if (files.length > 0) {
      names.forEach((name) => {
        this.add(name, files, why);
      });
    }
  }

  later(note: string): void {
    this.notes.add(note);
  }

  selection(): Selection {
    const order: readonly Task['name'][] = [
      ...pageChecks,
      ...checkNames.filter((name) => !pageChecks.some((each) => each === name)),
      'unit',
    ];
    return {
      tasks: order.flatMap((name) => {
        const task = this.found.get(name);
        return task === undefined
          ? []
          : [
              {
                name,
                files: task.files === 'all' ? task.files : [...task.files].sort(),
                why: [...task.why],
              },
            ];
      }),
      later: [...this.notes],
    };
  }
}
