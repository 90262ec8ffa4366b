import {createContext, useContext, useMemo, type RefObject} from 'react';
import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import contentStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import CollapsedCode from '../../../client/CollapsedCode';
import {collapsedLines, isLong} from '../../../client/long-code';
import {linesOf, type HighlightedLine} from '../../../client/marked-code';
import styles from '../../../client/styles.module.css';

/** The code that a block shows. `metadata.code` is the code that its button copies. */
export const MarkedCode = createContext({text: '', shown: '', isExpanded: false});

/**
 * Returns the lines that the block shows. The theme removes lines with magic comments, such as
 * `// highlight-next-line`, and the empty line at the end.
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

/** The element of a line. In a diff, it depends on the change. */
const lineTags = {added: 'ins', removed: 'del', unchanged: 'span'} as const;

/** Shows the code of a block as HTML, so that React doesn't hydrate its lines. */
export default function CodeBlockContent({className}: Props) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {language, lineNumbersStart, lineClassNames} = metadata;
  const theme = usePrismTheme();
  const {text, shown, isExpanded} = useContext(MarkedCode);
  const isNumbered = lineNumbersStart !== undefined;
  // Memoized, because React sets the HTML again if the object in `dangerouslySetInnerHTML` changes.
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
  // Memoized for the same reason.
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
        // Also breaks long words, so that nothing scrolls.
        ...(isWrapped && {whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}),
      }}
      dangerouslySetInnerHTML={html}
    />
  ));
  return isCollapsed ? (
    <CollapsedCode
      // The theme expects a `<pre>`, but only reads the width of the element.
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
      // Lets the keyboard scroll to the end of a long line.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(names, 'thin-scrollbar')}
      style={theme.plain}>
      {first}
    </pre>
  );
}
