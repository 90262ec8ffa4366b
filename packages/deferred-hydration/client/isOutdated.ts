/**
 * Whether the server has a newer version of this page. It refers to other scripts than those that the page was loaded
 * with, which the attribute `data-app` of the inline script lists.
 *
 * @throws if the server can't be reached
 */
export const isOutdated = async (document: Document): Promise<boolean> => {
  const scripts = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'];
  if (scripts === undefined) {
    // A build without deferred hydration.
    return false;
  }
  const response = await fetch(document.location.href, {cache: 'no-cache'});
  return response.ok && !(await response.text()).includes(scripts);
};
