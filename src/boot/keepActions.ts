import {type Place, placeOf} from './place';

/** What React answers by a click. Links with an address and `<details>` of the page work by themselves. */
const pressed =
  'button, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]';

/** What React answers by a key, where the browser would make no click of it or the wrong one. */
const steered = 'a[aria-haspopup], [role="tab"]';

const searchButton = '.DocSearch-Button';

/** The `<details>` of the theme, whose content the app unfolds itself. */
const folded = 'details[data-collapsed="true"]';

export interface KeptActions {
  /** The app is there: carries out what was kept, in order, and keeps no more. */
  readonly carryOut: () => void;
  /** The app will not come: the browser's own answers are all there is. */
  readonly giveUp: () => void;
}

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/**
 * The theme writes the button of the color mode as disabled until the app is there; its presses are kept
 * like those of any other.
 */
export const enablePresses = ({document}: Window): void =>
  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('.navbar button[disabled]')) {
      button.removeAttribute('disabled');
    }
  });

/** Gives a field the value that the reader chose as if it were chosen now, so that React hears of it. */
const chooseAgain = (field: HTMLInputElement | HTMLSelectElement, value: string): void => {
  if (field instanceof HTMLInputElement) {
    // React notes each value that is set on the element, and takes an event with the same one for an echo.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else {
    field.value = value;
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
};

/**
 * Keeps what a reader does before the app is there, and carries it out once it is: presses of buttons
 * and tabs, keys that open and move, shortcuts, what is typed for the search, values of fields.
 *
 * @param onSearch called once, when the reader reaches for the search
 */
export const keepActions = (window: Window, onSearch: () => void): KeptActions => {
  const {document} = window;
  const root = document.documentElement;
  const kept: (() => void)[] = [];
  const values = new Map<HTMLInputElement | HTMLSelectElement, string>();
  const stop = new AbortController();
  let reached = false;
  let typing = false;
  let focused: Place | null = null;

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, {capture: true, signal: stop.signal});

  const reachForSearch = () => {
    if (!reached) {
      reached = true;
      onSearch();
    }
  };

  const keep = (event: Event, action: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    kept.push(action);
    // The pointer says that something is on its way.
    root.dataset['waiting'] = '';
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    on(type, (event) => {
      if (closest(event, searchButton)) {
        reachForSearch();
      }
    });
  }

  on('click', (event) => {
    const target = closest(event, pressed);
    if (target) {
      typing ||= target.matches(searchButton);
      const find = placeOf(target);
      keep(event, () => (find() as HTMLElement | null)?.click());
    }
  });

  on('keydown', (event) => {
    const {key, code, ctrlKey, metaKey, altKey} = event;
    const modified = ctrlKey || metaKey || altKey;
    const inField = closest(event, 'input, select, textarea, [contenteditable]') !== null;
    const opensSearch =
      (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) || (key === '/' && !inField);
    const types = typing && !modified && (key.length === 1 || key === 'Backspace');
    const steers = !modified && /^(Enter| |Arrow\w+)$/.test(key) && closest(event, steered);
    if (opensSearch || types || steers) {
      typing ||= opensSearch;
      if (opensSearch) {
        reachForSearch();
      }
      const press = () => {
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', {
            key,
            code,
            ctrlKey,
            metaKey,
            bubbles: true,
            cancelable: true,
          }),
        );
      };
      // What was typed for the search goes with what opened it, before the dialog can be there.
      const opener = types ? kept.pop() : undefined;
      keep(event, () => {
        opener?.();
        press();
      });
    }
  });

  on('input', ({target}) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      values.set(target, target.value);
    }
  });

  on('focusin', ({target}) => {
    focused = target instanceof Element ? placeOf(target) : null;
  });

  const end = () => {
    stop.abort();
    delete root.dataset['waiting'];
  };

  return {
    giveUp: end,
    carryOut: () => {
      end();
      if (document.activeElement === document.body) {
        (focused?.() as HTMLElement | null | undefined)?.focus({preventScroll: true});
      }
      for (const [field, value] of values) {
        chooseAgain(field, value);
      }
      for (const details of document.querySelectorAll<HTMLDetailsElement>(folded)) {
        if (details.open) {
          details.querySelector('summary')?.click();
        }
      }
      // One in a task of its own, as the reader did them: each finds what the one before has changed.
      const next = () => {
        kept.shift()?.();
        if (kept.length > 0) {
          window.setTimeout(next);
        }
      };
      next();
    },
  };
};
