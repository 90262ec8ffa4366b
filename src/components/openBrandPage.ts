import {brandPage} from '../../config/external-links';

/** Opens the brand page, which offers the files of the logo, in a new tab instead of the context menu. */
export const openBrandPage = (event: {readonly preventDefault: () => void}): void => {
  event.preventDefault();
  window.open(brandPage, '_blank', 'noopener');
};
