/** Shows the panels of all tabs, because nothing can select a tab if the page isn't hydrated. */
export const showPanels = (document: Document): void => {
  for (const panel of document.querySelectorAll('[role="tabpanel"][hidden]')) {
    panel.removeAttribute('hidden');
  }
};
