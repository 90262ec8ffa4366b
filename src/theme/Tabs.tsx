import {Children, createContext, isValidElement, useId} from 'react';
import OriginalTabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

/** The start of the IDs of a group of tabs: the tab is `${group}${value}`, and its panel `${group}${value}-panel`. */
export const TabGroup = createContext('');

/**
 * Wraps the original: connects each tab with its panel, and marks the tabs of a group, so that `src/early` can select the
 * remembered tab before the first paint, and a choice before hydration is stored.
 */
export default function Tabs(props: Props) {
  const {groupId, children, values} = props;
  const id = useId();
  const tabs =
    values ??
    Children.toArray(children).flatMap((child) =>
      isValidElement<TabItemProps>(child) ? [child.props] : [],
    );
  return (
    <TabGroup value={id}>
      <OriginalTabs
        {...props}
        values={tabs.map(({value, label, default: isDefault, attributes}) => ({
          value,
          label,
          default: isDefault,
          attributes: {
            ...attributes,
            id: `${id}${value}`,
            'aria-controls': `${id}${value}-panel`,
            ...(groupId !== undefined && {
              'data-tab': `${groupId}.${value}`,
              'data-early': 'stored',
            }),
          },
        }))}
      />
    </TabGroup>
  );
}
