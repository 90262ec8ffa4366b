import {type Fence, fencesOf, type Page, sentencesOf, textOf} from '@docs-kit/docs-proof/markdown';
import type {Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {commandsIn} from '../check/examples';
import {isCompiled, samplesOf, type Sample} from '../../samples/check/sources';
import {contains} from './compare';
import {freeNames, importsOf, topLevelNames} from './expressions';
import {fileOf, type Program} from './programs';
import {__record} from './record';

/** A result that a page shows. */
export interface Output {
  /** 1-based line of the page. */
  line: number;
  /** What the page shows: the text of a code block, or a value. */
  shown: string;
  /** The first line of a code block that isn't only a bracket, or the expression with the value. Identifies the output in `not-run.yml`. */
  name: string;
  /** How the result is compared: with everything that the program printed, or with a recorded value. */
  compared: 'printed' | {id: string; rounded: boolean};
  /** The index of its program. Undefined if it isn't run. */
  program?: number;
  /** Why it needs neither a program nor an entry in `not-run.yml`. */
  unavailable?: Unavailable;
  /** Who prints it, if only an example can run that. */
  printedBy?: PrintedBy;
}

/** Reasons that follow from the page. */
export type Unavailable = 'the messages check looks it up' | 'it needs a cloud account';

/** Programs that the check doesn't run itself. */
export type PrintedBy = 'a command' | 'a sample that renders or reads media files';

export interface PageOutputs {
  page: Page;
  programs: Program[];
  outputs: Output[];
  /** The files of examples that the page shows as outputs. */
  ofExamples: {line: number; file: string}[];
}

const cloudPackages =
  /^@remotion\/(?:lambda|lambda-client|serverless|serverless-client|cloudrun|vercel)(?:\/|$)/;
const renderingPackages = /^@remotion\/(?:renderer|bundler|cli|studio-server)(?:\/|$)/;

/** Programs that sign in to a cloud, and the commands of the toolkit that do. */
const cloudCommand = /^(?:aws|gcloud|terraform|docker|npx remotion (?:lambda|cloudrun))(?: |$)/;

/** Commands of the toolkit for a cloud that only print a list of commands or regions. */
const localCloudCommand =
  /^npx remotion (?:lambda|cloudrun)(?: (?:functions|regions|services|sites))?(?: --\S+)*$/;

/** Whether one of the commands needs an account. */
const needsAccount = (code: string): boolean =>
  commandsIn(code).some((each) => cloudCommand.test(each) && !localCloudCommand.test(each));

const isOutput = ({title}: Fence): boolean => /^Output\b/.test(title ?? '');

/**
 * Collects the results that a page shows: code blocks with the title Output, and values that sentences and tables give
 * for a call.
 *
 * @param packageOf the package that exports a name, for calls of functions that no sample of the page imports
 */
export function collect(page: Page, packageOf: (name: string) => string | undefined): PageOutputs {
  const collector = new Collector(page, packageOf);
  collector.readFences();
  collector.readSentences();
  collector.readTables();
  return collector.result;
}

/** A sample of the page that can become a program. */
interface Host {
  line: number;
  name: string;
  code: string;
  names: Set<string>;
  /** Whether the page has all files that it imports. */
  isComplete: boolean;
  unavailable?: Unavailable;
  printedBy?: PrintedBy;
  /** The index of its program, as soon as there is one. */
  program?: number;
}

class Collector {
  readonly result: PageOutputs;
  private readonly hosts: Host[];
  private readonly files: Record<string, string> = {};
  private calls = 0;

  constructor(
    private readonly page: Page,
    private readonly packageOf: (name: string) => string | undefined,
  ) {
    this.result = {page, programs: [], outputs: [], ofExamples: []};
    this.hosts = samplesOf(page).map((sample) => this.toHost(sample));
    for (const host of this.hosts) {
      host.isComplete = relativeImports(host.code).every(
        (specifier) => fileOf(host.name, specifier, this.files) !== undefined,
      );
    }
  }

  private toHost({fence, sources}: Sample): Host {
    for (const {name, named, code} of sources) {
      if (named) {
        this.files[name] ??= code;
      }
    }
    const {name, code} = sources.at(-1) ?? {name: 'sample.ts', code: ''};
    return {
      line: fence.line,
      name,
      code,
      names: topLevelNames(code),
      isComplete: false,
      ...obstacleOf(importsOf(code)),
    };
  }

  /** Returns the program of a sample, or why it has none. */
  private run(host: Host): Pick<Output, 'program' | keyof Obstacle> {
    const {unavailable, printedBy} = host;
    if (unavailable !== undefined || printedBy !== undefined) {
      return {unavailable, printedBy};
    }
    host.program ??=
      this.result.programs.push({code: host.code, name: host.name, files: this.files}) - 1;
    return {program: host.program};
  }

  readFences(): void {
    const fences = fencesOf(this.page);
    fences.forEach((fence, index) => {
      if (!isOutput(fence)) {
        return;
      }
      const {line, code: shown, file} = fence;
      if (file !== undefined) {
        this.result.ofExamples.push({line: line - 1, file});
        return;
      }
      const above = fences
        .slice(0, index)
        .findLast((each) => !isOutput(each) && (isCompiled(each) || each.language === 'bash'));
      const host = this.hosts.find((each) => each.line === above?.line);
      this.result.outputs.push({
        line: line - 1,
        shown,
        name: firstLineOf(shown),
        compared: 'printed',
        ...(host ? this.run(host) : this.printedElsewhere(above, shown)),
      });
    });
  }

  private printedElsewhere(above: Fence | undefined, shown: string): Obstacle {
    const {message, package: packageName} = this.page.frontMatter;
    const messages = [message].flat().filter((each) => typeof each === 'string');
    // `Error: ` isn't part of the message.
    if (messages.includes(shown.replace(/^\w+: /, '')) || messages.includes(shown)) {
      return {unavailable: 'the messages check looks it up'};
    }
    if (messages.some((each) => contains(shown, each))) {
      return obstacleOf([String(packageName)].filter((each) => cloudPackages.test(each)));
    }
    if (above === undefined) {
      return {};
    }
    return needsAccount(above.code)
      ? {unavailable: 'it needs a cloud account'}
      : {printedBy: 'a command'};
  }

  readSentences(): void {
    for (const {text, line, before} of sentencesOf(this.page)) {
      for (const claim of text.matchAll(stated)) {
        const [, expression = '', about, inCode, number = ''] = claim;
        this.call(expression, inCode ?? number, line, about !== undefined || saysRounded(before));
      }
    }
  }

  /** Reads rows such as `call | result`, and columns whose header is a call that takes the option of the row. */
  readTables(): void {
    let heading = '';
    let before = '';
    visit(this.page.tree, (node) => {
      if (node.type === 'heading') {
        heading = textOf(node);
      } else if (node.type === 'paragraph') {
        before = textOf(node);
      } else if (node.type === 'table') {
        this.readTable(node, heading, saysRounded(before));
      }
    });
  }

  private readTable(table: Table, heading: string, rounded: boolean): void {
    const [header, ...rows] = table.children.map((row) => ({
      line: row.position?.start.line ?? 1,
      cells: row.children.map(textOf),
    }));
    const option = /^`([\w$]+)\??`/.exec(heading)?.[1];
    for (const {line, cells} of rows) {
      const [first = '', ...others] = cells;
      const calls = codesOf(first);
      for (const [column, cell] of others.entries()) {
        const [headerCall, ...rest] = codesOf(header?.cells[column + 1] ?? '');
        if (headerCall !== undefined && rest.length === 0 && option && calls.length === 1) {
          const call = headerCall.replace(/\)$/, `, {${option}: ${calls[0]!}})`);
          this.call(call, valuesOf(cell)?.[0] ?? '', line, rounded);
        }
        const values = valuesOf(cell);
        if (values?.length === calls.length) {
          calls.forEach((call, index) => this.call(call, values[index]!, line, rounded));
        }
      }
    }
  }

  /** Adds a call to a sample above that has all its names, else to one below, else to a program of its own. */
  private call(expression: string, shown: string, line: number, rounded: boolean): void {
    const names = freeNames(expression);
    if (names === undefined || !isValueLike(shown)) {
      return;
    }
    const byDistance = [
      ...this.hosts.filter((host) => host.line < line).reverse(),
      ...this.hosts.filter((host) => host.line > line),
    ];
    const owns = (host: Host): boolean =>
      host.isComplete && [...names].every((name) => host.names.has(name));
    const imported = [...names].map((name) => ({name, from: this.packageOf(name)}));
    let host = names.size > 0 ? byDistance.find(owns) : undefined;
    if (host === undefined) {
      if (imported.some(({from}) => from === undefined)) {
        return;
      }
      host = {
        line,
        name: 'call.ts',
        code: imported.map(({name, from}) => `import {${name}} from '${from!}';`).join('\n'),
        names,
        isComplete: true,
        ...obstacleOf(imported.map(({from}) => from!)),
      };
    }
    const id = `call ${(this.calls += 1)}`;
    const run = this.run(host);
    const program = run.program === undefined ? undefined : this.result.programs[run.program];
    if (program) {
      program.code += `\n;${__record.name}(${JSON.stringify(id)}, () => (${expression}));`;
    }
    this.result.outputs.push({
      line,
      shown,
      name: `${expression} ${shown}`,
      compared: {id, rounded},
      ...run,
    });
  }
}

/**
 * Finds statements of values: `` `f(1)` returns `2` ``, `` `2 * 3` is about 6 ``. The groups are the expression, the word
 * that says that the number is rounded, the value in code, and the value as a number.
 */
const stated = new RegExp(
  [
    '`([^`]+)`,?(?: (?:now|then|also|always|therefore))* ',
    '(?:returns|is|equals|gives|becomes|prints|logs|evaluates to|results in)',
    '(?: (about|approximately|roughly|around))? ',
    '(?:`([^`]+)`|(-?\\d+(?:,\\d{3})*(?:\\.\\d+)?…?)(?!\\.?\\w))',
  ].join(''),
  'g',
);

/** Whether inline code is a value rather than a name or a type. */
const isValueLike = (shown: string): boolean =>
  shown !== '' &&
  (/^(?:true|false|null|undefined|NaN|Infinity)$/.test(shown) ||
    !/^[A-Za-z_$][\w$.]*$/.test(shown));

const saysRounded = (text: string): boolean => /\brounded\b/i.test(text);

const codesOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Returns the values in a cell that only contains values: a number, or inline code separated by commas. */
function valuesOf(cell: string): string[] | undefined {
  const text = cell.trim();
  if (/^-?\d[\d,]*(?:\.\d+)?…?$/.test(text)) {
    return [text];
  }
  return /^`[^`]+`(?:(?:,| and|, and) `[^`]+`)*$/.test(text) ? codesOf(text) : undefined;
}

/** What keeps the check from running a program. */
type Obstacle = Pick<Output, 'unavailable' | 'printedBy'>;

function obstacleOf(specifiers: readonly string[]): Obstacle {
  if (specifiers.some((each) => cloudPackages.test(each))) {
    return {unavailable: 'it needs a cloud account'};
  }
  return specifiers.some((each) => renderingPackages.test(each))
    ? {printedBy: 'a sample that renders or reads media files'}
    : {};
}

const relativeImports = (code: string): string[] =>
  importsOf(code).filter((specifier) => specifier.startsWith('.'));

/** Returns the first line that isn't only a bracket. */
const firstLineOf = (text: string): string =>
  (text.split('\n').find((line) => /\w/.test(line)) ?? text).trim();
