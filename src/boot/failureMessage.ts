/** Distance from the edges of the window and from the element, in pixels. */
const gap = 8;

const clamp = (value: number, max: number): number => Math.max(gap, Math.min(value, max - gap));

/**
 * A message that says that the page can't respond because the app didn't load, with a button that reloads the
 * page. The message is outside of the element that React hydrates, and doesn't move the page.
 */
export const failureMessage = ({document, innerWidth, innerHeight, location}: Window) => {
  const box = document.createElement('div');
  box.className = 'start-failure alert alert--danger';
  box.role = 'alert';
  return {
    /** Shows it next to the element that the reader used. */
    show: (near: Element): void => {
      const button = document.createElement('button');
      button.className = 'button button--primary button--sm';
      button.textContent = 'Reload the page';
      button.onclick = () => location.reload();
      box.replaceChildren(
        'Part of this page did not load, so it can’t respond yet. Check your network connection.',
        button,
      );
      document.body.append(box);
      const {left, bottom} = near.getBoundingClientRect();
      box.style.left = `${clamp(left, innerWidth - box.offsetWidth)}px`;
      box.style.top = `${clamp(bottom + gap, innerHeight - box.offsetHeight)}px`;
    },
    hide: (): void => box.remove(),
  };
};
