import type {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';

/**
 * Whether an entry of the sidebar looks the same on two pages, so that it need not be drawn again: only
 * the entries of the page that is left and of the one that is entered, and the categories around them, do
 * not.
 *
 * @param isActive tells whether an entry is that of a page, or a category with that page in it
 */
export const isDrawnAlike =
  (isActive: typeof isActiveSidebarItem) =>
  (before: Props, now: Props): boolean => {
    const {activePath: oldPath, ...old} = before;
    const {activePath, ...others} = now;
    const isAlike = (Object.keys({...old, ...others}) as (keyof typeof others)[]).every(
      (name) => old[name] === others[name],
    );
    if (!isAlike || activePath === oldPath) {
      return isAlike;
    }
    const {item} = now;
    const isNowActive = isActive(item, activePath);
    // A category around both pages has another entry to mark.
    return isNowActive === isActive(item, oldPath) && !(isNowActive && item.type === 'category');
  };
