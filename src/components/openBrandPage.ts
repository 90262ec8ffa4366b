import {brandPage} from '../../features/site/external-links';

/** Opens the brand page with the logo files in a new tab, instead of the context menu. */
export const openBrandPage = (event: {readonly preventDefault: () => void}): void => {
  event.preventDefault();
  window.open(brandPage, '_blank', 'noopener');
};
