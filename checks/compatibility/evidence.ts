import type {Environment} from '../../src/components/Compatibility/support';
import {packageOf} from '../../plugins/pages';
import type {Probe} from './node/run-probes';
import type {Cell, DocumentedExport, Row} from './rows';
import {nameOfExport, type Export, type Reach} from './shipped-code';
import type {ExampleUses, Uses} from './uses';

/** How it is known whether an API works in an environment. */
export type Method =
  | 'a call in Node.js'
  | 'code that needs only the language'
  | 'an import that only Node.js has'
  | 'a demo'
  | 'an example'
  | 'the same renderer'
  | 'the same code';

export interface Evidence {
  readonly works: boolean;
  readonly method: Method;
  /** What shows it, as the end of a sentence: `it imports fs`. */
  readonly because: string;
  /** For a call in Node.js: the note of the page, or undefined if there must be none. */
  readonly note?: string;
}

/** What the shipped code shows about an export. */
export interface CodeFacts {
  /** The first module of Node.js that its entry point imports. */
  readonly nodeModule?: string;
  /** Undefined if the entry point needs Node.js anyway. */
  readonly reach?: Reach;
}

/** What is known about the exports. */
export interface Facts {
  /** The calls in Node.js, by route. */
  readonly probes: ReadonlyMap<string, Probe>;
  codeOf(each: Export): CodeFacts;
  readonly demos: Uses;
  readonly examples: ExampleUses;
  /** Whether the code that runs on Lambda or Cloud Run calls `@remotion/renderer`. */
  rendersAlike(environment: 'lambda' | 'cloudrun'): boolean;
}

/** Globals that browsers and Node.js share. */
const shared = new Set(['AbortController', 'URL', 'clearTimeout', 'fetch', 'setTimeout']);

/** Packages whose code runs wherever their callers run. React renders in a browser and in a script. */
const portable = new Set(['react', 'react-dom', 'simplex-noise', 'zod']);

/** The packages whose functions render. They run in Node.js and open a browser. */
const rendering = new Set(['@remotion/renderer', '@remotion/bundler', '@remotion/cli']);

/** The functions of these packages that are a step of a render. A script calls the others before or during a render. */
const stepsOfRenders = new Set([
  'bundle',
  'combineChunks',
  'getCompositions',
  'renderFrames',
  'renderMedia',
  'renderStill',
  'selectComposition',
  'stitchFramesToVideo',
]);

/** Returns what shows that a cell is right or wrong. */
export function evidenceFor(row: Row, cell: Cell, facts: Facts): Evidence | undefined {
  const values = row.exports.filter(({isType}) => !isType);
  return cell.environment === 'node'
    ? ofCall(row, facts)
    : values.length === 0
      ? undefined
      : (needingNode(values, cell.environment, facts) ??
        needingNothing(row, values, facts) ??
        renderingItself(values, cell.environment, facts) ??
        running(values, cell.environment, facts));
}

function ofCall({route}: Row, {probes}: Facts): Evidence | undefined {
  const probe = probes.get(route);
  return (
    probe && {
      works: probe.works,
      method: 'a call in Node.js',
      because: `a call in plain Node.js ${probe.works ? 'works' : `fails or does nothing: ${probe.note}`}`,
      note: probe.note,
    }
  );
}

/** Code with an import of a module of Node.js can't be part of a page or of a video. */
function needingNode(
  values: readonly DocumentedExport[],
  environment: Environment,
  {codeOf}: Facts,
): Evidence | undefined {
  const {entry} = values[0]!;
  const concerned: readonly Environment[] = rendering.has(packageOf(entry))
    ? // The Studio reads the settings of the config file, and a render calls these functions.
      entry.startsWith('@remotion/cli')
      ? ['player']
      : ['player', 'studio']
    : ['player', 'studio', 'server'];
  const module = concerned.includes(environment) ? codeOf(values[0]!).nodeModule : undefined;
  return module === undefined
    ? undefined
    : {
        works: false,
        method: 'an import that only Node.js has',
        because: `${entry} imports ${module}, which a bundler for browsers can't resolve`,
      };
}

/** If the code needs nothing but the language, and a call in Node.js works, it works everywhere. */
function needingNothing(
  row: Row,
  values: readonly DocumentedExport[],
  {probes, codeOf}: Facts,
): Evidence | undefined {
  const isPortable = values.every((each) => {
    const {reach: needed} = codeOf(each);
    return (
      needed !== undefined &&
      needed.builtins.length === 0 &&
      needed.globals.every((name) => shared.has(name)) &&
      needed.packages.every((name) => portable.has(name))
    );
  });
  return isPortable && probes.get(row.route)?.works === true
    ? {
        works: true,
        method: 'code that needs only the language',
        because: 'its shipped code reads no global of a browser or of Node.js, and a call works',
      }
    : undefined;
}

/** What uses all exports. */
const userOf = (values: readonly DocumentedExport[], uses: Uses): string | undefined => {
  const users = values.map(({entry, symbol}) => uses.get(nameOfExport({entry, name: symbol})));
  return users.every((each) => each !== undefined) ? users[0] : undefined;
};

/** Functions that render work if a script of an example renders with them. */
function renderingItself(
  values: readonly DocumentedExport[],
  environment: Environment,
  {examples}: Facts,
): Evidence | undefined {
  const isStep = values.every(
    ({entry, symbol}) => rendering.has(packageOf(entry)) && stepsOfRenders.has(symbol),
  );
  const user = environment === 'server' && isStep ? userOf(values, examples.scripts) : undefined;
  return user === undefined
    ? undefined
    : {works: true, method: 'an example', because: `${user} renders with it`};
}

/** Whether the code can't know whether it is in the Player, in the Studio or in a render. */
const isUnaware = (values: readonly DocumentedExport[], {codeOf}: Facts): boolean =>
  values.every((each) => {
    const {reach} = codeOf(each);
    return (
      reach !== undefined &&
      !reach.globals.some((name) =>
        /^(?:window|process)$|^(?:window\.(?:remotion_|process)|process\.)/.test(name),
      )
    );
  });

/** What runs the exports in an environment. */
function running(
  values: readonly DocumentedExport[],
  environment: Environment,
  facts: Facts,
): Evidence | undefined {
  const {demos, examples, rendersAlike} = facts;
  const usedBy = (uses: Uses): string | undefined => userOf(values, uses);
  const rendered = (): Evidence | undefined => {
    const demo = usedBy(demos);
    const example = usedBy(examples.server);
    return demo !== undefined
      ? {works: true, method: 'a demo', because: `${demo} is rendered`}
      : example !== undefined
        ? {works: true, method: 'an example', because: `${example} is rendered`}
        : undefined;
  };
  switch (environment) {
    case 'player': {
      const demo = usedBy(demos);
      return demo === undefined
        ? undefined
        : {works: true, method: 'a demo', because: `${demo} plays in a Player`};
    }
    case 'studio': {
      const example = usedBy(examples.studio);
      if (example !== undefined) {
        return {works: true, method: 'an example', because: `${example} is opened in the Studio`};
      }
      // The Studio runs in a browser and loads the root component, as a render does.
      const evidence = isUnaware(values, facts) ? rendered() : undefined;
      return (
        evidence && {
          works: true,
          method: 'the same code',
          because: `${evidence.because}, and the code can't tell where it runs`,
        }
      );
    }
    case 'server':
      return rendered();
    case 'lambda':
    case 'cloudrun': {
      const evidence = rendersAlike(environment) ? rendered() : undefined;
      return (
        evidence && {
          works: true,
          method: 'the same renderer',
          because: `${evidence.because}, and the code that runs there calls the same renderer`,
        }
      );
    }
    case 'node':
      return undefined;
  }
}
