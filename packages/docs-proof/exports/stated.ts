import type {Page} from '../lib/pages';
import {sentencesOf, type Sentence} from '../lib/sentences';

/** A statement of a page about what can be imported. */
export interface Statement {
  /** The import specifier: `@acme/cloud/client`. */
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

const identifier = /^<?(?!import$)([A-Za-z_$][\w$]*)(?:\([^)]*\))?(?:\s*\/)?>?$/;
const list = '(?:(?:,? and|,? or|,)? ?`[^`]+`)+';

type Entry = {readonly from: string | undefined} & Pick<Statement, 'anyEntry'>;

/** Reads the sentences of pages that say what a package exports. */
export class StatementReader {
  /** An import specifier in inline code. */
  private readonly specifier: RegExp;
  /** What says that a sentence talks about the exports of a package, rather than of the reader's files. */
  private readonly mention: RegExp;

  /**
   * @param packages the names of the packages
   * @param exporters what else says that a sentence is about the exports of a package, besides “the package”
   */
  constructor(
    private readonly packages: readonly string[],
    exporters = /(?!)/,
  ) {
    const names = packages.map((name) => name.replaceAll(/[.+]/g, '\\$&')).join('|');
    this.specifier = new RegExp(`\`((?:${names})(?:/[\\w./-]+)?)\``, 'g');
    this.mention = new RegExp(
      `@|CODE (?:is|are|isn't|aren't) (?:not )?exported|\\b(?:the|this|each|every) package\\b|\\b(?:the|this|their) types?\\b|${exporters.source}`,
      'i',
    );
  }

  /** Returns the sentences. One that mentions exports of a package in an unknown form has no statements. */
  read(page: Page, context: PageContext): StatedSentence[] {
    const sentences = sentencesOf(page);
    return sentences.flatMap((sentence, index) => {
      const {line, text} = sentence;
      const statements = [
        ...this.fromRow(text),
        ...this.fromImport(text, context),
        ...this.fromExport(this.withTable(sentence, sentences.slice(index + 1)), context),
      ];
      return statements.length > 0 || this.mentionsExports(text) ? [{line, text, statements}] : [];
    });
  }

  private mentionsExports(text: string): boolean {
    const prose = text.replaceAll(this.specifier, '@').replaceAll(/`[^`]*`/g, 'CODE');
    return /\b(?:re-)?export(?:s|ed)?\b/i.test(prose) && this.mention.test(prose);
  }

  /** Reads rows such as `` only `@acme/cloud` | `deploy()`, `remove()` ``. */
  private fromRow(text: string): Statement[] {
    const [first = '', second = '', ...others] = text.split(' | ');
    const isRow =
      others.length === 0 &&
      /^(?:(?:only |and |\(deprecated in )?`[^`]+`\)? ?)+$/.test(first) &&
      new RegExp(`^${list}$`).test(second);
    return (isRow ? this.specifiersIn(first) : []).flatMap(({name: from, before}) =>
      this.namesIn(second).map((name) => ({
        from,
        name,
        isDeprecated: before.endsWith('deprecated in '),
        isOnly: before.endsWith('only '),
      })),
    );
  }

  /** Reads "Import `a` from `x` or from `y`, but not from `z`." Without a name, the exports of the page are meant. */
  private fromImport(sentence: string, {package: own, symbols}: PageContext): Statement[] {
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
    for (const {name: from, before} of this.specifiersIn(text)) {
      if (!/\b(?:from|or|and) $/.test(before)) {
        continue;
      }
      // "Import `a` from `x`, and `b` from `y`."
      const listed = this.namesIn(before.slice(end));
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

  /** Reads "The type is exported as `X`" and "`a` exports the types `X` and `Y`". */
  private fromExport({text, before, heading}: Sentence, context: PageContext): Statement[] {
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
    const statements = (entries: readonly Entry[], names: readonly string[]): Statement[] =>
      entries.flatMap(({from, anyEntry}) =>
        from === undefined ? [] : names.map((name) => ({from, name, isType, isMissing, anyEntry})),
      );
    if (verb[1] !== undefined) {
      const listed = this.namesIn(new RegExp(`^${list}`).exec(object)?.[0] ?? '');
      const described = [this.namesIn(subject), this.typesIn(before), this.namesIn(heading)];
      const type = isType ? described.find(({length}) => length > 0) : undefined;
      return statements([own], listed.length > 0 ? listed : (type ?? []));
    }
    const owners = new RegExp(
      `${list}(?: entry point)?(?: (?:also|still|no longer|doesn't|don't))? $`,
    ).exec(subject);
    const entries: Entry[] = this.specifiersIn(owners?.[0] ?? '').map(({name: from}) => ({from}));
    if (entries.length === 0 && /\b(?:the|this) package\b/i.test(subject)) {
      entries.push({...own, from: this.specifiersIn(before).at(-1)?.name ?? own.from});
    }
    const listed = this.namesIn(object.replace(/, (?:the|its|which|but) .*$/, ''));
    const isPronoun = /\b(?:it|the old name|the constant)\b/.test(object);
    return statements(entries, listed.length === 0 && isPronoun ? context.symbols : listed);
  }

  /** Adds the names in the first column of the table that follows a sentence such as "`a` exports these values:". */
  private withTable(sentence: Sentence, following: readonly Sentence[]): Sentence {
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

  /** Returns the import specifiers in inline code, each with the text before it. */
  private specifiersIn(text: string): {name: string; before: string}[] {
    return [...text.matchAll(this.specifier)].map(({1: name = '', index}) => ({
      name,
      before: text.slice(0, index),
    }));
  }

  /** Returns the names in inline code, without parentheses and angle brackets. */
  private namesIn(text: string): string[] {
    return [...text.matchAll(/`([^`]+)`/g)].flatMap(({1: code = ''}) =>
      this.packages.includes(code) ? [] : (identifier.exec(code)?.[1] ?? []),
    );
  }

  /** Returns the last name in inline code that is written like a type. */
  private typesIn(text: string): string[] {
    return this.namesIn(text)
      .filter((name) => /^[A-Z]/.test(name))
      .slice(-1);
  }
}
