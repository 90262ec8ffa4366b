import {createContext, useContext, useMemo, type RefObject} from 'react';
import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import contentStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import CollapsedCode from '@site/src/highlighting/CollapsedCode';
import {collapsedLines, isLong} from '@site/src/highlighting/long-code';
import {linesOf, type HighlightedLine} from '@site/src/highlighting/marked-code';
import styles from '@site/src/highlighting/styles.module.css';

/** The code of the block around, which `metadata.code` isn't: that is the code to copy. */
export const MarkedCode = createContext({text: '', shown: '', isExpanded: false});

/**
 * The lines that are shown: the theme takes out those with magic comments, such as
 * `// highlight-next-line`, and the empty one at the end.
 */
const shownOf = (all: readonly HighlightedLine[], code: string): HighlightedLine[] => {
  const lines = code.split('\n');
  let shown = 0;
  return all.filter((line) => {
    const isShown = line.code === lines[shown];
    shown += Number(isShown);
    return isShown;
  });
};

/** The element of a line. In a diff, it tells what the change does. */
const lineTags = {added: 'ins', removed: 'del', unchanged: 'span'} as const;

/** The code of a block as HTML: nothing that the app has to look at when it starts. */
export default function CodeBlockContent({className}: Props) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {language, lineNumbersStart, lineClassNames} = metadata;
  const theme = usePrismTheme();
  const {text, shown, isExpanded} = useContext(MarkedCode);
  const isNumbered = lineNumbersStart !== undefined;
  // The same array as long as it says the same: React compares objects, and writes the lines again for another.
  const lines = useMemo(
    () =>
      shownOf(linesOf(text, theme), shown).map(({html, change}, index) => {
        const names = clsx('token-line', lineClassNames[index], isNumbered && lineStyles.codeLine);
        const content = isNumbered
          ? `<span class="${lineStyles.codeLineNumber}"></span><span class="${lineStyles.codeLineContent}">${html}</span>`
          : html;
        const tag = lineTags[change ?? 'unchanged'];
        return `<${tag} class="${names}">${content}<br></${tag}>`;
      }),
    [text, theme, shown, lineClassNames, isNumbered],
  );
  const isCollapsed = isLong(lines.length) && !isExpanded;
  // One object for each part, for the same reason.
  const parts = useMemo(
    () =>
      (isCollapsed ? [lines.slice(0, collapsedLines), lines.slice(collapsedLines)] : [lines]).map(
        (part) => ({__html: part.join('')}),
      ),
    [lines, isCollapsed],
  );
  const names = clsx(className, `prism-code language-${language}`, contentStyles.codeBlock);
  const {codeBlockRef, isEnabled: isWrapped} = wordWrap;
  const [first, rest] = parts.map((html, part) => (
    <code
      key={part}
      className={clsx(
        contentStyles.codeBlockLines,
        isNumbered && contentStyles.codeBlockLinesWithNumbering,
        language === 'diff' && styles.diff,
      )}
      style={{
        counterReset: isNumbered
          ? `line-count ${lineNumbersStart - 1 + part * collapsedLines}`
          : undefined,
        // Long words too, so that nothing scrolls.
        ...(isWrapped && {whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}),
      }}
      dangerouslySetInnerHTML={html}
    />
  ));
  return isCollapsed ? (
    <CollapsedCode
      // The theme has a `<pre>` in mind, but only the width of the element matters.
      ref={codeBlockRef as RefObject<HTMLElement> as RefObject<HTMLDivElement>}
      className={names}
      style={theme.plain}
      lineCount={lines.length}
      rest={rest}>
      {first}
    </CollapsedCode>
  ) : (
    <pre
      ref={codeBlockRef}
      // The keyboard scrolls to the end of a long line.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(names, 'thin-scrollbar')}
      style={theme.plain}>
      {first}
    </pre>
  );
}
