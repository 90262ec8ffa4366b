/** The prefix of the keys under which Docusaurus stores the last selected tab of a group. */
const prefix = 'docusaurus.tab.';

/** Returns a selector for the remembered tab of each group. `src/theme/Tabs.tsx` adds the attribute. */
const rememberedTabs = (window: Window): string => {
  try {
    return Object.entries(window.localStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => `[data-tab=${CSS.escape(`${key.slice(prefix.length)}.${value}`)}]`)
      .join();
  } catch {
    // The browser blocks access to storage.
    return '';
  }
};

const select = (tab: Element): void => {
  const list = tab.parentElement;
  const panels = list?.nextElementSibling?.children ?? [];
  Array.from(list?.children ?? []).forEach((each, index) => {
    const isSelected = each === tab;
    each.setAttribute('aria-selected', String(isSelected));
    each.setAttribute('tabindex', isSelected ? '0' : '-1');
    each.classList.toggle('tabs__item--active', isSelected);
    panels[index]?.toggleAttribute('hidden', !isSelected);
  });
};

/**
 * @returns a function that selects the tabs that the reader selected on an earlier visit, such as the package
 *   manager. React only does so after it has hydrated the page with the first tab of each group.
 */
export const selectRememberedTabs = (window: Window): (() => void) => {
  const remembered = rememberedTabs(window);
  return () => {
    if (remembered) {
      window.document.querySelectorAll(remembered).forEach(select);
    }
  };
};
