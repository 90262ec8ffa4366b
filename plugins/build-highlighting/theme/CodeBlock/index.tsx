import {memo} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock';
import {codeOf, requireMarks, withoutRemovedLines} from '@site/src/highlighting/marked-code';
import {useWordWrap} from '@site/src/highlighting/useWordWrap';
import {MarkedCode} from './Content';

/** Apart from what is found of the code, which stays when its lines are wrapped. */
function WrappableBlock({metadata}: {readonly metadata: CodeBlockMetadata}) {
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

function MarkedCodeBlock({
  children,
  className,
  metastring,
  language,
  title,
  showLineNumbers,
}: Props & {readonly children: string}) {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const metadataOf = (marked: string) =>
    createCodeBlockMetadata({
      code: codeOf(marked),
      className,
      metastring,
      magicComments,
      defaultLanguage,
      language,
      title,
      showLineNumbers,
    });
  const metadata = metadataOf(children);
  // The copy button copies `metadata.code`: of a diff, the code after the change.
  const copied = metadataOf(withoutRemovedLines(children)).code;
  const marked = {
    text: children,
    shown: metadata.code,
    isExpanded: /(?:^|\s)expanded(?:\s|$)/.test(metastring ?? ''),
  };
  return (
    <MarkedCode value={marked}>
      <WrappableBlock metadata={{...metadata, code: copied}} />
    </MarkedCode>
  );
}

/**
 * A code block whose colors were found when the site was built. That of the theme draws each block a
 * second time as soon as the app runs, for the sake of a site with another code theme in dark mode, and a
 * third time once it has measured it.
 *
 * @throws while the site is built, when the code has not been highlighted
 */
function CodeBlock({children, ...props}: Props) {
  if (typeof children !== 'string') {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  if (!ExecutionEnvironment.canUseDOM) {
    requireMarks(children, props.language);
  }
  return <MarkedCodeBlock {...props}>{children}</MarkedCodeBlock>;
}

// Tabs and demos around a block are drawn again and again, and its code stays.
export default memo(CodeBlock);
