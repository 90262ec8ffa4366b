/**
 * Hides the keys of an input method from the site, because they choose or cancel a word instead of, for example, closing the
 * search. Safari reports the key that ends a composition after its end, with the key code 229.
 */
export const ignoreComposition = (window: Window): void => {
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(
      type,
      (event) => {
        // Deprecated, but the only sign in Safari.
        // oxlint-disable-next-line typescript/no-deprecated
        if (event.isComposing || event.keyCode === 229) {
          event.stopImmediatePropagation();
        }
      },
      {capture: true},
    );
  }
};
