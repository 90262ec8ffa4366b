import {openBrandPage} from '../components/openBrandPage';
import {isFieldElement, changeField, type Field} from './changeField';
import {trackFocus} from './trackFocus';
import {placeOf} from './place';

/** What React answers by a click. Links with a URL and `<details>` of the page work by themselves. */
const pressed =
  'button, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]';

/** What React answers by a key that the browser doesn't turn into a click, by key. */
const steered: Readonly<Record<string, string>> = {
  Enter: 'a[aria-haspopup], [role="tab"]',
  ' ': 'a[aria-haspopup]',
  ArrowLeft: '[role="tab"]',
  ArrowRight: '[role="tab"]',
  // The menu of `src/components/CopyPage`.
  ArrowDown: 'main button[aria-expanded]',
};

/** Buttons whose choice is stored, so that it must outlast the page. */
const stored = '[data-tab], [class*="colorModeToggle"] button, [class*="announcementBar"] button';

const searchButton = '.DocSearch-Button';

/** The `<details>` of the theme, whose content the app unfolds itself. */
const folded = 'details[data-collapsed="true"]';

export interface EarlyEvents {
  /** The app is hydrated: replays the events in order, and then stops intercepting them. */
  readonly replay: () => void;
  /** The app does not load: reports the element of the last event, and of every further one. */
  readonly reportTo: (report: (target: Element) => void) => void;
}

/** Keys for the search field, besides those that type a character. */
const editing = /^(?:Backspace|Enter|Escape)$/;

/** Types a key into the field that has the focus, as if the reader pressed it now. */
const typeKey = (key: string): boolean =>
  // The only way to edit a field that keeps its cursor, its limit of characters and its `input` events.
  document.activeElement instanceof HTMLInputElement &&
  (key === 'Backspace' || key.length === 1) &&
  // Deprecated without a replacement, and in every browser.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key);

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** The element if it belongs to the app. */
const inApp = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest('#__docusaurus') ? element : null;

/** Whether a click on a link replaces the page: not in a new tab, and not within the page. */
const leavesPage = (link: HTMLAnchorElement | null, event: MouseEvent): boolean =>
  link !== null &&
  !link.target &&
  !(event.ctrlKey || event.metaKey || event.shiftKey) &&
  link.href.split('#')[0] !== window.location.href.split('#')[0];

/**
 * Keeps what a reader does before the app is hydrated: clicks on buttons and tabs, keys that open and move,
 * shortcuts, what is typed for the search, changes of fields.
 *
 * @param onSearch called once, when the reader reaches for the search
 */
export const replayEarlyEvents = (window: Window, onSearch: () => void): EarlyEvents => {
  const {document} = window;
  const root = document.documentElement;
  const kept: (() => void)[] = [];
  const stop = new AbortController();
  const focus = trackFocus(window, stop.signal);
  /** Where the app moved the focus in answer to a key on an element, which further keys were meant for. */
  const movedTo = new Map<Element, Element>();
  let report: ((target: Element) => void) | undefined;
  let lastTarget: Element | undefined;
  let change: {field: Field; value: string} | undefined;
  let reached = false;
  let typing = false;
  let holdsLinks = false;
  let replaying = false;
  /** How many of the kept actions came before the reader last scrolled. */
  let beforeScroll = 0;

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) =>
    window.addEventListener(
      type,
      (event) => {
        if (!replaying) {
          listener(event);
        }
      },
      {capture: true, signal: stop.signal},
    );

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
    change = undefined;
    lastTarget = event.target instanceof Element ? event.target : document.body;
    if (report) {
      report(lastTarget);
    } else {
      // The pointer shows that something is about to happen.
      root.dataset['waiting'] = '';
    }
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    on(type, (event) => {
      if (closest(event, searchButton)) {
        reachForSearch();
      }
    });
  }

  on('scroll', ({target}) => {
    if (target === document) {
      beforeScroll = kept.length;
    }
  });

  on('click', (event) => {
    const link = closest(event, 'a[href]') as HTMLAnchorElement | null;
    const target =
      inApp(closest(event, pressed)) ??
      (holdsLinks && !report && leavesPage(link, event) ? inApp(link) : null);
    if (target) {
      typing = target.matches(searchButton);
      holdsLinks ||= target.matches(stored);
      const find = placeOf(target);
      keep(event, () => (find() as HTMLElement | null)?.click());
    }
  });

  // If React replaces an element between press and release, the browser clicks its parent instead.
  on('pointerdown', (event) => {
    const target = inApp(closest(event, pressed));
    if (target) {
      const find = placeOf(target);
      const onRelease = (release: PointerEvent) => {
        const found = find() as HTMLElement | null;
        if (!target.isConnected && found?.contains(release.target as Node)) {
          window.setTimeout(() => found.click());
        }
      };
      window.addEventListener('pointerup', onRelease, {capture: true, once: true});
    }
  });

  // What is open closes when the reader presses or moves the focus elsewhere.
  for (const type of ['mousedown', 'focusin'] as const) {
    on(type, ({target}) => {
      if (kept.length > 0 && target instanceof Element) {
        const find = placeOf(target);
        kept.push(() => find()?.dispatchEvent(new Event(type, {bubbles: true})));
      }
    });
  }

  on('contextmenu', (event) => {
    // The browser would block a new window that opens later.
    if (closest(event, '.navbar-logo')) {
      openBrandPage(event);
    }
  });

  const press = (target: Element, {key, code, ctrlKey, metaKey}: KeyboardEvent) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        code,
        ctrlKey,
        metaKey,
        bubbles: true,
        cancelable: true,
      }),
    );

  /** @returns presses the key where the focus was when the reader pressed it */
  const pressAt = (target: Element, event: KeyboardEvent) => {
    const find = placeOf(target);
    return () => {
      const found = find() ?? document.body;
      const before = document.activeElement;
      const current = movedTo.get(found) ?? found;
      press(current, event);
      const after = document.activeElement;
      if (after && after !== before) {
        movedTo.set(found, after);
        // The reader has moved on since.
        if (before instanceof HTMLElement && before !== document.body && before !== current) {
          before.focus({preventScroll: true});
        }
      }
    };
  };

  on('keydown', (event) => {
    // The message that the app does not load has a button of its own.
    if (closest(event, '.start-failure')) {
      return;
    }
    const {key, ctrlKey, metaKey, altKey} = event;
    // React may have replaced the element with the focus a moment ago, so that the body gets the key.
    const target = focus.replacement() ?? (event.target as Element);
    const modified = ctrlKey || metaKey || altKey;
    const inField = closest(event, 'input, select, textarea, [contenteditable]') !== null;
    const togglesSearch = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
    const opensSearch = !typing && (togglesSearch || (key === '/' && !inField));
    const types =
      typing && (togglesSearch || (!modified && (key.length === 1 || editing.test(key))));
    const steers = !modified && steered[key] !== undefined && target.closest(steered[key]);
    const clicks = !modified && target !== event.target && /^(?: |Enter)$/.test(key);
    if (opensSearch || types) {
      if (event.repeat && (togglesSearch || key === '/')) {
        // A key that is held down.
        event.preventDefault();
        return;
      }
      if (opensSearch) {
        reachForSearch();
        typing = true;
      } else if (togglesSearch || key === 'Escape') {
        typing = false;
      }
      // What was typed for the search goes with what opened it, before the dialog can be there.
      const opener = types ? kept.pop() : undefined;
      keep(event, () => {
        opener?.();
        if (!types || modified || !typeKey(key)) {
          press(document.activeElement ?? document.body, event);
        }
      });
    } else if (steers || (key === 'Escape' && kept.length > 0)) {
      typing &&= key !== 'Escape';
      holdsLinks ||= key === 'Enter' && target.closest(stored) !== null;
      keep(event, pressAt(target, event));
    } else if (clicks) {
      // As the browser does with a key on a button or a link. The listener above keeps the click.
      event.preventDefault();
      (target as HTMLElement).click();
    }
  });

  on('input', ({target}) => {
    if (!isFieldElement(target)) {
      return;
    }
    if (change?.field === target) {
      change.value = target.value;
    } else {
      const own = {field: target, value: target.value};
      change = own;
      const find = placeOf(target);
      kept.push(() => changeField(find(), own.value));
    }
  });

  const end = () => {
    stop.abort();
    delete root.dataset['waiting'];
  };

  return {
    reportTo: (callback) => {
      report = callback;
      delete root.dataset['waiting'];
      const target = lastTarget ?? document.querySelector('[data-needs-app]');
      if (target) {
        report(target);
      }
    },
    replay: () => {
      replaying = true;
      let scrolledAfter = beforeScroll;
      focus.restore();
      for (const details of document.querySelectorAll<HTMLDetailsElement>(folded)) {
        if (details.open) {
          details.querySelector('summary')?.click();
        }
      }
      // Each in a task of its own, as the reader did them, so that it finds what the one before has changed.
      // What the reader does in between waits for its turn.
      const next = () => {
        replaying = true;
        const {scrollX, scrollY} = window;
        const {href} = window.location;
        kept.shift()?.();
        replaying = false;
        scrolledAfter -= 1;
        if (scrolledAfter >= 0 && window.location.href === href) {
          // The reader has scrolled since, so the action must not: the theme keeps a pressed tab in its place.
          window.setTimeout(() =>
            window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'}),
          );
        }
        if (kept.length > 0) {
          window.setTimeout(next);
        } else {
          end();
        }
      };
      next();
    },
  };
};
