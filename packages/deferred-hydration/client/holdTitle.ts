/** Milliseconds after hydration in which the page may still change its title twice. */
const settling = 1000;

/**
 * Keeps the title of the tab during hydration. React first renders the title of the site, then that of the page.
 *
 * @returns a function that ends it, and sets the last title
 */
export const holdTitle = (document: Document): (() => void) => {
  let latest = document.title;
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => latest,
    set: (title: string) => {
      latest = title;
    },
  });
  return () => {
    setTimeout(() => {
      Reflect.deleteProperty(document, 'title');
      if (document.title !== latest) {
        document.title = latest;
      }
    }, settling);
  };
};
