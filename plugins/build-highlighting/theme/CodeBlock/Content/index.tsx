import {createContext, useContext, useMemo} from 'react';
import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import contentStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {linesOf, type HighlightedLine} from '@site/src/highlighting/marked-code';

/** The marked code of the block around. */
export const MarkedCode = createContext('');

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

/** The code of a block as HTML: nothing that the app has to look at when it starts. */
export default function CodeBlockContent({className}: Props) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const theme = usePrismTheme();
  const marked = useContext(MarkedCode);
  const isNumbered = lineNumbersStart !== undefined;
  // One object as long as it says the same: React compares objects, and writes the lines again for another.
  const html = useMemo(
    () => ({
      __html: shownOf(linesOf(marked, theme), code)
        .map((line, index) => {
          const names = clsx(
            'token-line',
            lineClassNames[index],
            isNumbered && lineStyles.codeLine,
          );
          const content = isNumbered
            ? `<span class="${lineStyles.codeLineNumber}"></span><span class="${lineStyles.codeLineContent}">${line.html}</span>`
            : line.html;
          return `<span class="${names}">${content}<br></span>`;
        })
        .join(''),
    }),
    [marked, theme, code, lineClassNames, isNumbered],
  );
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // The keyboard scrolls to the end of a long line.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(
        className,
        `prism-code language-${language}`,
        contentStyles.codeBlock,
        'thin-scrollbar',
      )}
      style={theme.plain}>
      <code
        className={clsx(
          contentStyles.codeBlockLines,
          isNumbered && contentStyles.codeBlockLinesWithNumbering,
        )}
        style={{
          counterReset: isNumbered ? `line-count ${lineNumbersStart - 1}` : undefined,
          // Long words too, so that nothing scrolls.
          // oxlint-disable-next-line react/refs -- `isEnabled` is state, although the hook also returns a ref
          ...(wordWrap.isEnabled && {whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}),
        }}
        dangerouslySetInnerHTML={html}
      />
    </pre>
  );
}
