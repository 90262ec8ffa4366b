import {packageOf} from '../../plugins/pages';
import {toolkitPackages} from '../../toolkit-packages';
import type {Page} from '../lib/pages';
import {sentencesOf, type Sentence} from '../lib/sentences';

/** A statement of a page about what can be imported. */
export interface Statement {
  /** The import specifier: `@remotion/lambda/client`. */
  readonly from: string;
  /** The name. If undefined, the statement only says that the entry point exists. */
  readonly name?: string;
  /** Whether the page says that the name is a type. */
  readonly isType?: boolean;
  /** Whether the page says that the name can't be imported. */
  readonly isMissing?: boolean;
  /** Whether the page says that this import is deprecated. */
  readonly isDeprecated?: boolean;
  /** Whether the page says that no other entry point of the package has the name. */
  readonly isOnly?: boolean;
  /** Whether the page names no entry point, so that any of the package will do. */
  readonly anyEntry?: boolean;
}

export interface StatedSentence {
  readonly line: number;
  readonly text: string;
  readonly statements: readonly Statement[];
}

/** What the sentences of a page refer to. */
export interface PageContext {
  /** The package that "the package" means. */
  readonly package?: string;
  /** The exports that "it" means. */
  readonly symbols: readonly string[];
}

const specifier = /`((?:remotion|@remotion\/[\w-]+)(?:\/[\w./-]+)?)`/g;
const identifier = /^<?(?!import$)([A-Za-z_$][\w$]*)(?:\([^)]*\))?(?:\s*\/)?>?$/;
const list = '(?:(?:,? and|,? or|,)? ?`[^`]+`)+';

/**
 * Reads the sentences of a page that say what a package exports. A sentence that mentions exports of a package in an unknown
 * form has no statements.
 */
export function statedExports(page: Page, context: PageContext): StatedSentence[] {
  const sentences = sentencesOf(page);
  return sentences.flatMap((sentence, index) => {
    const {line, text} = sentence;
    const statements = [
      ...fromRow(text),
      ...fromImport(text, context),
      ...fromExport(withTable(sentence, sentences.slice(index + 1)), context),
    ];
    return statements.length > 0 || mentionsExports(text) ? [{line, text, statements}] : [];
  });
}

/** Whether a sentence talks about the exports of a package, rather than of the reader's files. */
function mentionsExports(text: string): boolean {
  const prose = text.replaceAll(specifier, '@').replaceAll(/`[^`]*`/g, 'CODE');
  return (
    /\b(?:re-)?export(?:s|ed)?\b/i.test(prose) &&
    /@|CODE (?:is|are|isn't|aren't) (?:not )?exported|\b(?:the|this|each|every) (?:package|client|font module)\b|\b(?:the|this|their) types?\b|of Remotion export/i.test(
      prose,
    )
  );
}

/** Reads rows such as `` only `@remotion/lambda` | `deploySite()`, `deleteSite()` ``. */
function fromRow(text: string): Statement[] {
  const [first = '', second = '', ...others] = text.split(' | ');
  const isRow =
    others.length === 0 &&
    /^(?:(?:only |and |\(deprecated in )?`[^`]+`\)? ?)+$/.test(first) &&
    new RegExp(`^${list}$`).test(second);
  return (isRow ? specifiersIn(first) : []).flatMap(({name: from, before}) =>
    namesIn(second).map((name) => ({
      from,
      name,
      isDeprecated: before.endsWith('deprecated in '),
      isOnly: before.endsWith('only '),
    })),
  );
}

/** Reads "Import `a` from `x` or from `y`, but not from `z`." Without a name, the exports of the page are meant. */
function fromImport(sentence: string, {package: own, symbols}: PageContext): Statement[] {
  const text = own ? sentence.replaceAll('the package itself', `\`${own}\``) : sentence;
  if (!/\bimport(?:s|ing)?\b.*\bfrom `/i.test(text)) {
    return [];
  }
  const isDeprecated = /\bImporting\b.*\bis deprecated\b/.test(text);
  const isOnly = /\bonly import\b|\bimport only\b|\bonly from\b/.test(text);
  const isImpossible = /\b(?:can't|don't) import\b/i.test(text);
  const statements: Statement[] = [];
  let names = symbols;
  let end = 0;
  for (const {name: from, before} of specifiersIn(text)) {
    if (!/\b(?:from|or|and) $/.test(before)) {
      continue;
    }
    // "Import `a` from `x`, and `b` from `y`."
    const listed = namesIn(before.slice(end));
    names = listed.length > 0 ? listed : names;
    end = before.length;
    const isMissing = isImpossible || /\bnot from (?:`[^`]+` (?:or|and) )*$/.test(before);
    if (names.length === 0 && !isMissing) {
      statements.push({from});
    }
    for (const name of names) {
      statements.push({from, name, isMissing, isDeprecated, isOnly: isOnly && !isMissing});
    }
  }
  return statements;
}

type Entry = {readonly from: string | undefined} & Pick<Statement, 'anyEntry'>;

/** Reads "The type is exported as `X`" and "`a` exports the types `X` and `Y`". */
function fromExport({text, before, heading}: Sentence, context: PageContext): Statement[] {
  const prose = text.replaceAll(/`[^`]*`/g, (code) => `\`${'x'.repeat(code.length - 2)}\``);
  const verb = /\b(?:re-)?export(?:s|(ed))?\b(?: (?:as|types?|object)\b)?/i.exec(prose);
  if (verb === null) {
    return [];
  }
  const subject = text.slice(0, verb.index);
  const object = text.slice(verb.index + verb[0].length);
  const isType = /\btypes?\b/i.test(prose);
  const isMissing = /(?:n't|not|no longer) $/.test(subject);
  const own: Entry = {from: context.package, anyEntry: true};
  const client: Entry = {from: context.package && `${packageOf(context.package)}/client`};
  const statements = (entries: readonly Entry[], names: readonly string[]): Statement[] =>
    entries.flatMap(({from, anyEntry}) =>
      from === undefined ? [] : names.map((name) => ({from, name, isType, isMissing, anyEntry})),
    );
  if (verb[1] !== undefined) {
    const listed = namesIn(new RegExp(`^${list}`).exec(object)?.[0] ?? '');
    const described = [namesIn(subject), typesIn(before), namesIn(heading)];
    const type = isType ? described.find(({length}) => length > 0) : undefined;
    return statements(
      [object.startsWith(' from the client') ? client : own],
      listed.length > 0 ? listed : (type ?? []),
    );
  }
  const owners = new RegExp(
    `${list}(?: entry point)?(?: (?:also|still|no longer|doesn't|don't))? $`,
  ).exec(subject);
  const entries: Entry[] = specifiersIn(owners?.[0] ?? '').map(({name: from}) => ({from}));
  if (entries.length === 0 && /\bthe client\b/i.test(subject)) {
    entries.push(client);
  } else if (entries.length === 0 && /\b(?:the|this) package\b/i.test(subject)) {
    entries.push({...own, from: specifiersIn(before).at(-1)?.name ?? own.from});
  }
  const listed = namesIn(object.replace(/, (?:the|its|which|but) .*$/, ''));
  const isPronoun = /\b(?:it|the old name|the constant)\b/.test(object);
  return statements(entries, listed.length === 0 && isPronoun ? context.symbols : listed);
}

/** Adds the names in the first column of the table that follows a sentence such as "`a` exports these values:". */
function withTable(sentence: Sentence, following: readonly Sentence[]): Sentence {
  if (!sentence.text.endsWith(':')) {
    return sentence;
  }
  const end = following.findIndex(({text}) => !text.includes(' | '));
  const cells = following
    .slice(0, end === -1 ? undefined : end)
    .map(({text}) => text.split(' | ')[0]!)
    .filter((cell) => new RegExp(`^${list}$`).test(cell));
  return {...sentence, text: [sentence.text, cells.join(', ')].join(' ').trim()};
}

const isToolkit = (name: string): boolean =>
  toolkitPackages.some((each) => each.name === packageOf(name));

/** Returns the import specifiers in inline code, each with the text before it. */
const specifiersIn = (text: string): {name: string; before: string}[] =>
  [...text.matchAll(specifier)]
    .map(({1: name = '', index}) => ({name, before: text.slice(0, index)}))
    .filter(({name}) => isToolkit(name));

/** Returns the names in inline code, without parentheses and angle brackets. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(({1: code = ''}) =>
    isToolkit(code) ? [] : (identifier.exec(code)?.[1] ?? []),
  );

/** Returns the last name in inline code that is written like a type. */
const typesIn = (text: string): string[] =>
  namesIn(text)
    .filter((name) => /^[A-Z]/.test(name))
    .slice(-1);
