import {toolkitPackages} from '../../toolkit-packages';
import type {Page} from '../lib/pages';
import {sentencesOf, type Sentence} from '../lib/sentences';

/** A statement of a page about what can be imported. */
export interface Statement {
  /** The import specifier: `@remotion/lambda/client`. */
  from: string;
  /** The name. If undefined, the statement only says that the entry point exists. */
  name?: string;
  /** What the name must be. `any` if the page doesn't say. */
  kind: 'type' | 'value' | 'any';
  exported: boolean;
  /** Whether the page says that this import is deprecated. */
  deprecated: boolean;
  /** Whether the page says that no other entry point of the package has the name. */
  only: boolean;
  /** Whether the page names no entry point, so that any of the package will do. */
  anyEntry: boolean;
}

export interface StatedSentence {
  line: number;
  text: string;
  statements: Statement[];
}

/** What the sentences of a page refer to. */
export interface PageContext {
  /** The package that "the package" means. */
  package?: string;
  /** The exports that "it" means. */
  symbols: readonly string[];
}

const specifier = /`((?:remotion|@remotion\/[\w-]+)(?:\/[\w./-]+)?)`/g;
const identifier = /^<?([A-Za-z_$][\w$]*)(?:\([^)]*\))?(?:\s*\/)?>?$/;
const list = String.raw`(?:(?:, and|, or| and| or|,)? ?` + '`[^`]+`' + ')+';

/**
 * Reads the sentences of a page that say what a package exports. A sentence that mentions exports of a package in an unknown
 * form has no statements.
 */
export function statedExports(page: Page, context: PageContext): StatedSentence[] {
  const sentences = sentencesOf(page);
  return sentences.flatMap((sentence, index) => {
    const statements = statementsOf(withTable(sentence, sentences.slice(index + 1)), context);
    return statements.length > 0 || mentionsExports(sentence.text)
      ? [{line: sentence.line, text: sentence.text, statements}]
      : [];
  });
}

/** Adds the names in the first column of the table that follows a sentence such as "`a` exports these values:". */
function withTable(sentence: Sentence, following: readonly Sentence[]): Sentence {
  if (!sentence.text.endsWith(':')) {
    return sentence;
  }
  const end = following.findIndex(({text}) => !text.includes(' | '));
  const rows = following
    .slice(0, end === -1 ? undefined : end)
    .map(({text}) => text.split(' | ')[0]!);
  const cells = rows.filter((cell) => new RegExp(`^${list}$`).test(cell));
  return {...sentence, text: [sentence.text, cells.join(', ')].join(' ').trim()};
}

/** Whether a sentence talks about the exports of a package, rather than of the reader's files. */
function mentionsExports(text: string): boolean {
  const prose = text.replaceAll(/`[^`]*`/g, (code) =>
    code.replace(specifier, 'THEPACKAGE').startsWith('`') ? 'CODE' : 'THEPACKAGE',
  );
  return (
    /\b(?:re-)?export(?:s|ed)?\b/i.test(prose) &&
    /THEPACKAGE|CODE (?:is|are|isn't|aren't) (?:not )?exported|\b(?:the|this|each|every) (?:package|client|font module)\b|\b(?:the|this|their) types?\b|of Remotion export/i.test(
      prose,
    )
  );
}

function statementsOf(sentence: Sentence, context: PageContext): Statement[] {
  const text = sentence.text.replaceAll(
    /the package itself/g,
    context.package === undefined ? '$&' : `\`${context.package}\``,
  );
  return unique([
    ...fromErrors(text),
    ...fromRows(text),
    ...fromImports(text, sentence, context),
    ...fromExports(text, sentence, context),
    ...fromParts(text, context),
  ]);
}

const statement = (from: string, name?: string, rest: Partial<Statement> = {}): Statement => ({
  from,
  name,
  kind: 'any',
  exported: true,
  deprecated: false,
  only: false,
  anyEntry: false,
  ...rest,
});

/** Reads messages of TypeScript and Node.js about a missing export. */
const fromErrors = (text: string): Statement[] =>
  [
    ...text.matchAll(/Module '"([^"]+)"' has no exported member '(\w+)'/g),
    ...text.matchAll(/module '([^']+)' does not provide an export named '(\w+)'/g),
  ]
    .filter(([, from = '']) => isToolkit(from))
    .map(([, from = '', name]) => statement(from, name, {exported: false}));

/** Reads rows such as `` only `@remotion/lambda` | `deploySite()`, `deleteSite()` ``. */
function fromRows(text: string): Statement[] {
  const [first = '', ...cells] = text.split(' | ');
  const words = first.replaceAll(specifier, '').replaceAll(/[;,]/g, ' ').trim();
  if (
    cells.length !== 1 ||
    !/^(?:only|and|deprecated in|\s)*$/.test(words) ||
    !specifiersIn(first).length
  ) {
    return [];
  }
  const names = new RegExp(`^${list}$`).test(cells[0]!) ? namesIn(cells[0]!) : [];
  return specifiersIn(first).flatMap(({name: from, index}) =>
    names.map((name) =>
      statement(from, name, {
        deprecated: /deprecated in $/.test(first.slice(0, index)),
        only: /only $/.test(first.slice(0, index)),
      }),
    ),
  );
}

/** Reads "Import it from `a` or from `b`, but not from `c`." */
function fromImports(text: string, sentence: Sentence, context: PageContext): Statement[] {
  const statements: Statement[] = [];
  for (const {0: part, index} of text.matchAll(
    /\b(?:[Ii]mports?|[Ii]mporting)\b(?:(?!\b[Ii]mport\b|; ).)*/g,
  )) {
    const first = /(?:\bonly )?\bfrom `/.exec(part);
    if (first === null || /\bimported\b/.test(text)) {
      continue;
    }
    const subject = part.slice(0, first.index);
    const rest = part.slice(first.index);
    const only = /\bonly import\b/.test(text) || first[0].startsWith('only');
    let names = subjectsOf(subject, `${sentence.before} ${text.slice(0, index)}`, context);
    let end = 0;
    for (const {name: from, index: at} of specifiersIn(rest)) {
      const words = rest.slice(0, at);
      if (!/(?:from|or|and) $/.test(words)) {
        continue;
      }
      // "Import `a` from `x`, and `b` from `y`."
      const own = namesIn(rest.slice(end, at));
      names = own.length > 0 ? own : names;
      end = at + from.length + 2;
      const negated =
        /\bnot from (?:`[^`]+` (?:or|and) )*$/.test(words) || /don't import/i.test(text);
      const details = {
        exported: !negated,
        deprecated: /\bImporting\b/.test(part) && /\bis deprecated\b/.test(part),
        only: only && !negated,
      };
      statements.push(
        ...(names.length === 0
          ? negated
            ? []
            : [statement(from)]
          : names.map((name) => statement(from, name, details))),
      );
    }
  }
  return statements;
}

/** Returns the names that a sentence imports: those that it mentions, or those that a pronoun stands for. */
function subjectsOf(subject: string, before: string, context: PageContext): string[] {
  const own = namesIn(subject);
  if (own.length > 0) {
    return own;
  }
  if (/\bthem\b/.test(subject)) {
    const earlier = namesIn(new RegExp(`${list}[^\`]*$`).exec(before)?.[0] ?? '');
    return earlier.length > 0 ? earlier : [...context.symbols];
  }
  return /\b(?:it|(?:this|the) (?:function|constant|component|hook|object))\b/.test(subject) ||
    /^\w+(?: only)? $/.test(subject)
    ? [...context.symbols]
    : [];
}

/** Reads "The type is exported as `X`" and "`a` exports the types `X` and `Y`". */
function fromExports(text: string, sentence: Sentence, context: PageContext): Statement[] {
  const found: Statement[] = [];
  const at = (
    from: string | undefined,
    names: readonly string[],
    rest: Partial<Statement>,
  ): void => {
    if (from !== undefined) {
      const anyEntry = from === context.package;
      found.push(...names.map((name) => statement(from, name, {anyEntry, ...rest})));
    }
  };
  const client = context.package && `${context.package.split('/').slice(0, 2).join('/')}/client`;
  const passive = /\b(?:is|are) (?:not |also )?exported\b(?: as (`[^`]+`))?(.*)/.exec(text);
  if (passive && /\btypes?\b/i.test(text.slice(0, passive.index))) {
    const subject = text.slice(0, passive.index);
    const as = namesIn(passive[1] ?? '');
    const names = [as, namesIn(subject), typesIn(sentence.before)].find(({length}) => length > 0);
    at(/^ from the client\b/.test(passive[2] ?? '') ? client : context.package, names ?? [], {
      kind: 'type',
      exported: !/\bnot exported|n't exported/.test(text),
    });
  }
  const adjective = new RegExp(`\\bexported (?:(type|object) )?(\`[^\`]+\`)`).exec(text);
  const followed = new RegExp(`(\`[^\`]+\`) object\\b`).exec(text.slice(adjective?.index ?? 0));
  if (adjective && !passive) {
    at(context.package, namesIn(adjective[2]!), {
      kind: adjective[1] === 'type' ? 'type' : followed ? 'value' : 'any',
    });
  }
  const active = /^(.*?)\b(?:(also|still|no longer|doesn't|don't) )?(?:re-)?exports?\b(.*)$/i.exec(
    text,
  );
  if (active && !passive && !adjective) {
    const [, subject = '', adverb = '', object = ''] = active;
    const owners = specifiersIn(subject).map(({name}) => name);
    const from =
      owners.length > 0
        ? owners
        : /\b(?:the|this) client\b/i.test(subject)
          ? [client]
          : /\b(?:the|this) package\b/i.test(subject) || /^It $/.test(subject)
            ? [lastSpecifier(sentence.before) ?? context.package]
            : [];
    const isNamed = owners.length > 0;
    const listed = new RegExp(`^([^\`|]*?:?) ?(${list})`).exec(object);
    const examples = new RegExp(`, and, [^\`]* such as (${list})`).exec(object);
    const names = listed
      ? namesIn(`${listed[2]!} ${examples?.[1] ?? ''}`)
      : /\bthe same (?:function|name)|\bthe old name|\bthe constant\b/.test(object)
        ? context.symbols
        : /^ ?\.?$/.test(object) && /of this type, which/.test(subject)
          ? namesIn(sentence.heading)
          : [];
    for (const each of from) {
      at(each, names, {
        kind: /\btypes?\b/.test(`${subject} ${listed?.[1] ?? ''}`)
          ? 'type'
          : /\b(?:function|constant|copy)\b/.test(object)
            ? 'value'
            : 'any',
        exported: !/no longer|n't/.test(adverb),
        ...(isNamed ? {anyEntry: false} : {}),
      });
    }
  }
  return found;
}

/** Reads "It isn't part of `a`", "`a` doesn't contain it" and "`a` contains `X`". */
function fromParts(text: string, context: PageContext): Statement[] {
  const contains = new RegExp(`^(\`[^\`]+\`) contains (${list})`).exec(text);
  const lacks = /(`[^`]+`),? doesn't contain (?:it|this function)\b/.exec(text);
  const part = /\b[Ii]t (is|isn't) part of (`[^`]+`)/.exec(text);
  return [
    ...specifiersIn(contains?.[1] ?? '').flatMap(({name}) =>
      namesIn(contains?.[2] ?? '').map((each) => statement(name, each, {kind: 'value'})),
    ),
    ...[...specifiersIn(lacks?.[1] ?? ''), ...specifiersIn(part?.[2] ?? '')].flatMap(({name}) =>
      context.symbols.map((symbol) => statement(name, symbol, {exported: part?.[1] === 'is'})),
    ),
  ];
}

const isToolkit = (name: string): boolean =>
  toolkitPackages.some((each) => each.name === name || name.startsWith(`${each.name}/`));

const specifiersIn = (text: string): {name: string; index: number}[] =>
  [...text.matchAll(specifier)]
    .map(({1: name = '', index}) => ({name, index}))
    .filter(({name}) => isToolkit(name));

const lastSpecifier = (text: string): string | undefined => specifiersIn(text).at(-1)?.name;

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

const unique = (statements: readonly Statement[]): Statement[] => [
  ...new Map(statements.map((each) => [JSON.stringify(each), each])).values(),
];
