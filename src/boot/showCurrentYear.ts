/** Corrects the year of the build in the copyright line, as the app does. */
export const showCurrentYear = (document: Document): void => {
  const text = document.querySelector('.footer__copyright')?.firstChild;
  const year = String(new Date().getFullYear());
  if (text instanceof Text && !text.data.includes(year)) {
    text.data = text.data.replace(/\b20\d\d\b/, year);
  }
};
