const found = 'until-found';

/** Lets the browser's search find the text of panels whose tab isn't selected. The HTML only says that they are hidden. */
export const makeFindable = (document: Document): void => {
  for (const panel of document.querySelectorAll('[role="tabpanel"][hidden=""]')) {
    panel.setAttribute('hidden', found);
  }
};

/** Selects the tab of a panel in which the browser has found something, together with the other tabs of the group. */
export const revealFound = (document: Document): void =>
  document.addEventListener('beforematch', ({target}) => {
    const panel = target instanceof Element ? target.closest('[role="tabpanel"]') : null;
    const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
    tab?.click();
  });
