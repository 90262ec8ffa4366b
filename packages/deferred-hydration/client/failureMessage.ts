/** Distance from the edges of the window and from the element, in pixels. */
const gap = 8;

const clamp = (value: number, max: number): number => Math.max(gap, Math.min(value, max - gap));

/** The option `browsers`: `Chrome 109, Firefox 115 or Safari 16.4`. */
declare const BROWSERS: string;

/** Why the page can't be hydrated. */
export type Failure =
  | {readonly kind: 'network' | 'deployment' | 'timeout' | 'browser'}
  /** @param error what the browser reports, such as `TypeError: list.at is not a function` */
  | {readonly kind: 'error'; readonly error: string};

const start = 'Part of this page did not load, so the page can’t respond';

const textOf = (failure: Failure): string => {
  switch (failure.kind) {
    case 'network':
      return `${start} yet. Check your network connection.`;
    case 'deployment':
      return `${start} yet: the site has a new version. Reload the page, then repeat what you did.`;
    case 'timeout':
      return `${start} yet. If this doesn’t change, reload the page or turn off browser extensions.`;
    case 'browser':
      return `${start}. You can read it and follow links. Everything else requires at least ${BROWSERS}.`;
    case 'error':
      return `${start}: ${failure.error}. An extension, a proxy or a browser older than ${BROWSERS} can cause this.`;
  }
};

/**
 * A message that says why the page can't respond, with a button that reloads the page. The message is outside of the
 * element that React hydrates, and doesn't move the page. `style.css` contains its styles.
 */
export const failureMessage = ({document, innerWidth, innerHeight, location}: Window) => {
  const box = document.createElement('div');
  box.className = 'start-failure alert alert--danger';
  box.setAttribute('role', 'alert');

  const button = document.createElement('button');
  button.className = 'button button--primary button--sm';
  button.textContent = 'Reload the page';
  button.onclick = () => location.reload();

  return {
    /** Shows it next to the element that the reader used, or in the corner of the window. */
    show: (failure: Failure, near?: Element): void => {
      box.textContent = textOf(failure);
      box.appendChild(button);
      document.body.appendChild(box);
      const {left, bottom} = near?.getBoundingClientRect() ?? {left: 0, bottom: innerHeight};
      box.style.left = `${clamp(left, innerWidth - box.offsetWidth)}px`;
      box.style.top = `${clamp(bottom + gap, innerHeight - box.offsetHeight)}px`;
    },
    hide: (): void => {
      if (box.parentNode) {
        box.parentNode.removeChild(box);
      }
    },
  };
};
