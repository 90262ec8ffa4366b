/** Calls back each time the parser adds elements to the page, before the browser paints them. */
export const whileParsing = (document: Document, callback: () => void): void => {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    callback();
  });
};
