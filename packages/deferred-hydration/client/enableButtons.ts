/**
 * The theme disables the color mode button until it is hydrated. Early clicks on it are replayed like clicks on
 * other buttons.
 */
export const enableButtons = (document: Document): void => {
  for (const button of document.querySelectorAll('.navbar button[disabled]')) {
    button.removeAttribute('disabled');
  }
};
