import OriginalTabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {sanitizeTabsChildren} from '@docusaurus/theme-common/internal';

/**
 * Wraps the original: marks the tabs of a group, so that `src/boot` can select the remembered tab before
 * the first paint.
 */
export default function Tabs(props: Props) {
  const {groupId, children, values} = props;
  if (groupId === undefined) {
    return <OriginalTabs {...props} />;
  }
  const tabs =
    values ?? sanitizeTabsChildren(children).flatMap((child) => (child ? [child.props] : []));
  return (
    <OriginalTabs
      {...props}
      values={tabs.map(({value, label, default: isDefault, attributes}) => ({
        value,
        label,
        default: isDefault,
        attributes: {...attributes, 'data-tab': `${groupId}.${value}`},
      }))}
    />
  );
}
