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
import {codeOf, requireMarks, withoutRemovedLines} from '../../client/marked-code';
import {useWordWrap} from '../../client/useWordWrap';
import {MarkedCode} from './Content';

/** A component of its own, so that wrapping lines doesn't parse the code again. */
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
  // The button copies `metadata.code`. For a diff, that is the code after the change.
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
 * A code block that the build has highlighted. The component of the theme renders each block again after hydration,
 * because the code theme may depend on the color mode, and once more after it has measured the block.
 *
 * @throws during the build if the code isn't highlighted
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

// The code stays the same when tabs or other parents render again.
export default memo(CodeBlock);
