import {openBrandPage} from '../components/openBrandPage';
import {isSearchSlash, togglesSearch} from '../components/search/shortcuts';
import {isFieldElement, changeField, type Field} from './changeField';
import {keepDrafts} from './keepDrafts';
import {trackFocus} from './trackFocus';
import {placeOf} from './place';

/** Elements that React handles clicks on. Links with a URL and `<details>` work without the app. */
const pressed =
  'button, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]';

/** Elements that React handles keys on that the browser doesn't turn into a click, by key. */
const steered: Readonly<Record<string, string>> = {
  Enter: 'a[aria-haspopup], [role="tab"]',
  ' ': 'a[aria-haspopup]',
  ArrowLeft: '[role="tab"]',
  ArrowRight: '[role="tab"]',
  // The menu of `src/components/CopyPage`.
  ArrowDown: 'main button[aria-expanded]',
  // The list of sections in `src/components/TableOfContents`.
  Escape: '.theme-doc-toc-mobile',
};

/** Buttons whose choice is stored, so it must be kept even if the reader leaves the page. */
const stored = '[data-tab], [class*="colorModeToggle"] button, [class*="announcementBar"] button';

const searchButton = '.DocSearch-Button';

/** Elements that accept dropped files. */
const dropTarget = '[data-early="drop"]';

export interface EarlyEvents {
  /** Call it when the app is hydrated. Replays the events in order, then stops intercepting events. */
  readonly replay: () => void;
  /**
   * Call it if the app doesn't load. Reports the element of the last event, and of each later event. With `atOnce`, also
   * reports if there was no event yet.
   */
  readonly reportTo: (report: (target?: Element) => void, atOnce: boolean) => void;
  /** Whether the reader did nothing that a reload would lose. */
  readonly isEmpty: () => boolean;
}

/** Keys that edit the search field, in addition to keys that type a character. */
const editing = /^(?:Backspace|Enter|Escape)$/;

/** Types a key into the focused field, as if the reader had just pressed it. */
const typeKey = (key: string): boolean =>
  // The only way to edit a field that preserves its cursor, its maximum length and its `input` events.
  document.activeElement instanceof HTMLInputElement &&
  (key === 'Backspace' || key.length === 1) &&
  // Deprecated, but all browsers support it and there is no replacement.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key);

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Returns the element if it is part of the app. */
const inApp = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest('#__docusaurus') ? element : null;

/** Copies files from an event or a field, because the browser empties both later. */
const copyFiles = (files: FileList | null | undefined): DataTransfer => {
  const copy = new DataTransfer();
  for (const file of files ?? []) {
    copy.items.add(file);
  }
  return copy;
};

/** Whether a click on a link replaces the page, instead of opening a tab or scrolling to a fragment. */
const leavesPage = (link: HTMLAnchorElement | null, event: MouseEvent): boolean =>
  link !== null &&
  !link.target &&
  !(event.ctrlKey || event.metaKey || event.shiftKey) &&
  link.href.split('#')[0] !== window.location.href.split('#')[0];

/**
 * Records what a reader does before the app is hydrated: clicks on buttons and tabs, keys that open or move
 * something, shortcuts, text for the search, changes of fields, and files.
 *
 * @param onSearch called once, at the first sign that the reader wants to search
 */
export const replayEarlyEvents = (window: Window, onSearch: () => void): EarlyEvents => {
  const {document} = window;
  const root = document.documentElement;
  const kept: (() => void)[] = [];
  const stop = new AbortController();
  const focus = trackFocus(window, stop.signal);
  const drafts = keepDrafts(window, stop.signal);
  /**
   * Where the app moved the focus in response to a key on an element. Later keys were meant for that element.
   */
  const movedTo = new Map<Element, Element>();
  let report: ((target?: Element) => void) | undefined;
  let lastTarget: Element | undefined;
  let change: {field: Field; value: string} | undefined;
  let reached = false;
  let typing = false;
  let holdsLinks = false;
  let replaying = false;
  /** The number of recorded actions before the reader last scrolled. */
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
      // The cursor shows that the page is working.
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
    // The list would cover the section that its link leads to.
    link?.closest('.theme-doc-toc-mobile > details')?.removeAttribute('open');
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

  // If React replaces an element between pointerdown and pointerup, the browser clicks its parent instead.
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

  // Open menus close when the reader clicks or moves the focus elsewhere.
  for (const type of ['mousedown', 'focusin'] as const) {
    on(type, ({target}) => {
      if (kept.length > 0 && target instanceof Element) {
        const find = placeOf(target);
        kept.push(() => find()?.dispatchEvent(new Event(type, {bubbles: true})));
      }
    });
  }

  on('contextmenu', (event) => {
    // Otherwise, the browser would block the window as a popup, because it would open later.
    if (closest(event, '.navbar-logo')) {
      // React may already listen.
      event.stopPropagation();
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

  /** @returns a function that presses the key on the element that had the focus when the reader pressed it */
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
        // The reader has moved the focus in the meantime.
        if (before instanceof HTMLElement && before !== document.body && before !== current) {
          before.focus({preventScroll: true});
        }
      }
    };
  };

  on('keydown', (event) => {
    // The message that the app doesn't load has its own button.
    if (closest(event, '.start-failure')) {
      return;
    }
    const {key, ctrlKey, metaKey, altKey} = event;
    // React may have just replaced the focused element, in which case the key event goes to the body.
    const target = focus.replacement() ?? (event.target as Element);
    const modified = ctrlKey || metaKey || altKey;
    const toggles = togglesSearch(event);
    const opensSearch = !typing && (toggles || isSearchSlash(event));
    const types = typing && (toggles || (!modified && (key.length === 1 || editing.test(key))));
    const steers = !modified && steered[key] !== undefined && target.closest(steered[key]);
    const clicks = !modified && target !== event.target && /^(?: |Enter)$/.test(key);
    if (opensSearch || types) {
      if (event.repeat && (toggles || key === '/')) {
        // Ignore repeated events of a key that is held down.
        event.preventDefault();
        return;
      }
      if (opensSearch) {
        reachForSearch();
        typing = true;
      } else if (toggles || key === 'Escape') {
        typing = false;
      }
      // Typed text is replayed together with the action that opened the search, because the dialog isn't there
      // earlier.
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
      // Browsers also turn keys on buttons and links into clicks. The listener above records the click.
      event.preventDefault();
      (target as HTMLElement).click();
    }
  });

  on('input', ({target}) => {
    if (!isFieldElement(target)) {
      return;
    }
    if (target.type === 'file') {
      const {files} = copyFiles((target as HTMLInputElement).files);
      const find = placeOf(target);
      kept.push(() => {
        const field = find();
        if (field instanceof HTMLInputElement) {
          field.files = files;
          field.dispatchEvent(new Event('change', {bubbles: true}));
        }
      });
    } else if (change?.field === target) {
      change.value = target.value;
    } else {
      const own = {field: target, value: target.value};
      change = own;
      const find = placeOf(target);
      kept.push(() => changeField(find(), own.value, drafts.selectionIn(target)));
    }
  });

  // Otherwise, the browser would open the file instead of the page.
  on('dragover', (event) => {
    if (closest(event, dropTarget)) {
      event.preventDefault();
    }
  });
  on('drop', (event) => {
    const target = closest(event, dropTarget);
    if (target) {
      const find = placeOf(target);
      const dataTransfer = copyFiles(event.dataTransfer?.files);
      keep(event, () =>
        find()?.dispatchEvent(
          new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer}),
        ),
      );
    }
  });

  const end = () => {
    stop.abort();
    delete root.dataset['waiting'];
  };

  return {
    reportTo: (callback, atOnce) => {
      report = callback;
      delete root.dataset['waiting'];
      const target = lastTarget ?? document.querySelector('[data-needs-app]') ?? undefined;
      if (target || atOnce) {
        report(target);
      }
    },
    isEmpty: () => kept.length === 0,
    replay: () => {
      replaying = true;
      let scrolledAfter = beforeScroll;
      focus.restore();
      // Replay each event in a separate task, so that it finds the changes that the previous event made.
      // Actions in the meantime are queued.
      const next = () => {
        replaying = true;
        const {scrollX, scrollY} = window;
        const {href} = window.location;
        kept.shift()?.();
        replaying = false;
        scrolledAfter -= 1;
        if (scrolledAfter >= 0 && window.location.href === href) {
          // The reader has scrolled since, so keep that position: the theme scrolls to keep a clicked tab in
          // place.
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
