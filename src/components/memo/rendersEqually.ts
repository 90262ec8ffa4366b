import type {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';

/**
 * Whether a sidebar entry looks the same on two pages, so that React doesn't have to render it again. Only the
 * entries of the two pages and the categories that contain them differ.
 *
 * @param isActive whether an entry links to a page, or is a category that contains the page
 */
export const rendersEqually =
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
    // A category that contains both pages must highlight a different entry.
    return isNowActive === isActive(item, oldPath) && !(isNowActive && item.type === 'category');
  };
