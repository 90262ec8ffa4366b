import type {Props} from '@theme/TabItem';
import OriginalTabItem from '@theme-original/TabItem';

/** Wraps the original: without JavaScript all panels stand one below the other, each under its label. */
export default function TabItem({children, ...props}: Props) {
  return (
    <OriginalTabItem {...props}>
      <noscript>
        <p className="tab-label">{props.label ?? props.value}</p>
      </noscript>
      {children}
    </OriginalTabItem>
  );
}
