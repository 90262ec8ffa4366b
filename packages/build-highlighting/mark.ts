import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type PrismTheme, type Token} from 'prism-react-renderer';
import {findMark, isMarked, lineMarks, markOf, type LineChange} from './client/marked-code';

/** How to highlight code: the fields of `themeConfig.prism`. */
export interface CodeTheme {
  readonly theme: PrismTheme;
  /** Names of languages that prism-react-renderer doesn't include. */
  readonly additionalLanguages?: readonly string[];
}

const require = createRequire(import.meta.url);

/** Adds a language to the Prism of prism-react-renderer. */
const load = (language: string): void => {
  if (Prism.languages[language]) {
    return;
  }
  if (language === 'php') {
    load('markup-templating');
  }
  // The files of Prism extend this variable.
  const globals = globalThis as {Prism?: typeof Prism};
  const before = globals.Prism;
  globals.Prism = Prism;
  try {
    require(`prismjs/components/prism-${language}`);
  } finally {
    globals.Prism = before;
  }
};

/** Returns the index of a token's style: the style of its last type that the theme contains; otherwise -1. */
const styleOf = ({types}: Token, language: string, {styles}: PrismTheme): number => {
  const indexOf = (type: string): number =>
    styles.findLastIndex(
      (style) => style.types.includes(type) && (style.languages?.includes(language) ?? true),
    );
  return types.map(indexOf).findLast((index) => index >= 0) ?? -1;
};

/** Runs the same hooks as the `Highlight` component of prism-react-renderer. One of them finds the texts of JSX. */
const tokenize = (code: string, language: string): Token[][] => {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return normalizeTokens([code]);
  }
  const state = {code, language, grammar, tokens: [] as ReturnType<typeof Prism.tokenize>};
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, grammar);
  Prism.hooks.run('after-tokenize', state);
  return normalizeTokens(state.tokens);
};

/** Whether Prism can color a language. */
export const isKnown = (language: string, {additionalLanguages = []}: CodeTheme): boolean => {
  additionalLanguages.forEach(load);
  return Prism.languages[language] !== undefined;
};

/**
 * Highlights code by inserting a mark before each run of another style. `linesOf()` converts the result to HTML.
 *
 * @param language a name of Prism, such as `tsx`; code in an unknown language has no colors
 * @throws if the code contains characters that are used as marks
 */
export const mark = (code: string, language: string, prism: CodeTheme): string => {
  const used = findMark(code);
  if (used >= 0) {
    throw new Error(
      `The code has a private-use character at position ${used}. The build marks colors with these characters. Write it as an escape, such as \\uE000.`,
    );
  }
  prism.additionalLanguages?.forEach(load);
  const marked = tokenize(code, language).map((line) => {
    let last = -1;
    return line
      .map((token) => {
        const content = token.content.replace(/^\n$/, '');
        const style = styleOf(token, language, prism.theme);
        // White space looks the same in every style.
        if (style === last || content.trim() === '') {
          return content;
        }
        last = style;
        return markOf(style) + content;
      })
      .join('');
  });
  const text = marked.join('\n');
  return isMarked(text) ? text : markOf(-1) + text;
};

interface DiffLine {
  readonly text: string;
  readonly change?: LineChange | undefined;
}

const signs: Readonly<Record<string, LineChange>> = {'+': 'added', '-': 'removed'};

/** Separates the signs of a diff from its code. A space after every sign isn't part of the code. */
const parseDiff = (diff: string): DiffLine[] => {
  const lines = diff
    .split('\n')
    .map((line) => ({change: signs[line.charAt(0)], text: line.slice(1)}));
  const isPadded = lines.every(({text}) => text === '' || text.startsWith(' '));
  return isPadded ? lines.map(({change, text}) => ({change, text: text.slice(1)})) : lines;
};

/**
 * Highlights a diff: the code before and after the change, separately.
 *
 * @param diff lines that start with `+`, `-` or a space
 * @param language of the code; see `mark()`
 * @returns the code without signs, with a mark of `lineMarks` before each changed line
 */
export const markDiff = (diff: string, language: string, prism: CodeTheme): string => {
  const lines = parseDiff(diff);
  const markWithout = (omitted: LineChange) => {
    const kept = lines.filter(({change}) => change !== omitted).map(({text}) => text);
    return mark(kept.join('\n'), language, prism).split('\n');
  };
  const before = markWithout('added');
  const after = markWithout('removed');
  const marked = lines.map(({change}) => {
    const old = change === 'added' ? undefined : before.shift();
    const current = change === 'removed' ? old : after.shift();
    return (change ? lineMarks[change] : '') + (current ?? '');
  });
  const text = marked.join('\n');
  return isMarked(text) ? text : markOf(-1) + text;
};
