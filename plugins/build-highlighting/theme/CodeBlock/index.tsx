import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {codeOf, requireMarks} from '@site/src/highlighting/marked-code';
import {MarkedCode} from './Content';

/**
 * A code block whose colors were found when the site was built. That of the theme draws each block a
 * second time as soon as the app runs, for the sake of a site with another code theme in dark mode.
 *
 * @throws while the site is built, when the code has not been highlighted
 */
export default function CodeBlock({children, ...props}: Props) {
  if (typeof children !== 'string') {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  if (!ExecutionEnvironment.canUseDOM) {
    requireMarks(children, props.language);
  }
  return (
    <MarkedCode value={children}>
      <StringContent {...props}>{codeOf(children)}</StringContent>
    </MarkedCode>
  );
}
