import {isFieldElement, changeField, type Field} from './changeField';
import {keepDrafts} from './keepDrafts';
import {listen} from './listen';
import {trackFocus} from './trackFocus';
import {trackPosition} from './trackPosition';

/** Elements that React handles clicks on. Links with a URL and `<details>` work without React. */
const clickable =
  'button, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"]';

/** Elements of the theme that React handles keys on that the browser doesn't turn into a click, by key. */
const keyTargets: Readonly<Record<string, string>> = {
  Enter: 'a[aria-haspopup], [role="tab"]',
  ' ': 'a[aria-haspopup]',
  ArrowLeft: '[role="tab"]',
  ArrowRight: '[role="tab"]',
};

/** A selector for the elements that React handles a key on. */
const targetsOf = (key: string): string =>
  [keyTargets[key], `[data-early-keys~="${CSS.escape(key)}"]`].filter(Boolean).join();

/** Buttons whose choice is stored, so it must be kept even if the reader leaves the page. */
const stored =
  '[data-early="stored"], [class*="colorModeToggle"] button, [class*="announcementBar"] button';

/** Buttons that open a dialog with a text field. */
const dialogButton = '[data-early="dialog"]';

/** Elements that accept dropped files. */
const dropTarget = '[data-early="drop"]';

/** The keys of a dialog with a text field. */
export interface DialogKeys {
  /** Whether a key opens the dialog, or closes it if it is open: Ctrl+K, for example. */
  readonly toggles: (event: KeyboardEvent) => boolean;
  /** Whether a key opens the dialog, and is text if the dialog is open: a slash, for example. */
  readonly opens: (event: KeyboardEvent) => boolean;
}

export interface EarlyEvents {
  /** Call it when the page is hydrated. Replays the events in order, then stops intercepting events. */
  readonly replay: () => void;
  /**
   * Call it if the page can't be hydrated. Reports the element of the last event, and of each later event. With `atOnce`, also
   * reports if there was no event yet.
   */
  readonly reportTo: (report: (target?: Element) => void, atOnce: boolean) => void;
  /** Whether the reader did nothing that a reload would lose. */
  readonly isEmpty: () => boolean;
}

/** Keys that edit the text field of a dialog, in addition to keys that type a character. */
const editing = /^(?:Backspace|Enter|Escape)$/;

/** Types a key into the focused field, as if the reader had just pressed it. */
const typeKey = (key: string): boolean =>
  // The only way to edit a field that preserves its cursor, its maximum length and its `input` events.
  document.activeElement instanceof HTMLInputElement &&
  (key === 'Backspace' || key.length === 1) &&
  // Deprecated, but all browsers support it and there is no replacement.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key);

const closest = ({target}: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Returns the element if React renders it. */
const inReact = (element: HTMLElement | null): HTMLElement | null =>
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
 * Records what a reader does before the page is hydrated: clicks on buttons and tabs, keys that open or move
 * something, the keys and the text of a dialog, changes of fields, and files.
 *
 * @param hydrated aborted after the replay
 * @param preloadChunk called with a chunk that the reader is about to need, often more than once
 */
export const replayEarlyEvents = (
  window: Window,
  hydrated: AbortController,
  preloadChunk: (name: string) => void,
  {toggles, opens}: DialogKeys = {toggles: () => false, opens: () => false},
): EarlyEvents => {
  const {document} = window;
  const root = document.documentElement;
  const actions: (() => void)[] = [];
  const focus = trackFocus(window, hydrated.signal);
  const drafts = keepDrafts(window, hydrated.signal);
  /**
   * Where React moved the focus in response to a key on an element. Later keys were meant for that element.
   */
  const movedTo = new Map<Element, Element>();
  let report: ((target?: Element) => void) | undefined;
  let lastTarget: Element | undefined;
  let change: {field: Field; value: string} | undefined;
  /** Whether the recorded actions open a dialog, so that text is meant for its field. */
  let inDialog = false;
  let holdsLinks = false;
  let replaying = false;
  /** The number of recorded actions before the reader last scrolled. */
  let beforeScroll = 0;

  const onAny = listen(window, hydrated.signal);
  const on: typeof onAny = (type, listener) =>
    onAny(type, (event) => {
      if (!replaying) {
        listener(event);
      }
    });

  const preloadFor = (element: HTMLElement | null) => {
    const chunk = element?.dataset['earlyPreload'];
    if (chunk) {
      preloadChunk(chunk);
    }
  };

  const record = (event: Event, action: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    actions.push(action);
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
    on(type, (event) => preloadFor(closest(event, '[data-early-preload]')));
  }

  on('scroll', ({target}) => {
    if (target === document) {
      beforeScroll = actions.length;
    }
  });

  on('click', (event) => {
    const link = closest(event, 'a[href]') as HTMLAnchorElement | null;
    link?.closest('[data-early="close"]')?.removeAttribute('open');
    const target =
      inReact(closest(event, clickable)) ??
      (holdsLinks && !report && leavesPage(link, event) ? inReact(link) : null);
    if (target) {
      inDialog = target.matches(dialogButton);
      holdsLinks ||= target.matches(stored);
      const find = trackPosition(target);
      record(event, () => (find() as HTMLElement | null)?.click());
    }
  });

  // If React replaces an element between pointerdown and pointerup, the browser clicks its parent instead.
  on('pointerdown', (event) => {
    const target = inReact(closest(event, clickable));
    if (target) {
      const find = trackPosition(target);
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
      if (actions.length > 0 && target instanceof Element) {
        const find = trackPosition(target);
        actions.push(() => find()?.dispatchEvent(new Event(type, {bubbles: true})));
      }
    });
  }

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
    const find = trackPosition(target);
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
    // The message that the page can't respond has its own button.
    if (closest(event, '.start-failure')) {
      return;
    }
    const {key, ctrlKey, metaKey, altKey} = event;
    // React may have just replaced the focused element, in which case the key event goes to the body.
    const target = focus.replacement() ?? (event.target as Element);
    const modified = ctrlKey || metaKey || altKey;
    const togglesDialog = toggles(event);
    const isDialogKey = togglesDialog || opens(event);
    const opensDialog = !inDialog && isDialogKey;
    const types =
      inDialog && (togglesDialog || (!modified && (key.length === 1 || editing.test(key))));
    const isHandled = !modified && closest({target}, targetsOf(key)) !== null;
    const clicks = !modified && target !== event.target && /^(?: |Enter)$/.test(key);
    if (opensDialog || types) {
      if (event.repeat && isDialogKey) {
        // Ignore repeated events of a key that is held down.
        event.preventDefault();
        return;
      }
      if (opensDialog) {
        preloadFor(document.querySelector<HTMLElement>(dialogButton));
        inDialog = true;
      } else if (togglesDialog || key === 'Escape') {
        inDialog = false;
      }
      // Typed text is replayed together with the action that opened the dialog, because the dialog isn't there
      // earlier.
      const opener = types ? actions.pop() : undefined;
      record(event, () => {
        opener?.();
        if (!types || modified || !typeKey(key)) {
          press(document.activeElement ?? document.body, event);
        }
      });
    } else if (isHandled || (key === 'Escape' && actions.length > 0)) {
      inDialog &&= key !== 'Escape';
      holdsLinks ||= key === 'Enter' && target.closest(stored) !== null;
      record(event, pressAt(target, event));
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
      const find = trackPosition(target);
      actions.push(() => {
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
      const find = trackPosition(target);
      actions.push(() => changeField(find(), own.value, drafts.selectionIn(target)));
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
      const find = trackPosition(target);
      const dataTransfer = copyFiles(event.dataTransfer?.files);
      record(event, () =>
        find()?.dispatchEvent(
          new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer}),
        ),
      );
    }
  });

  const end = () => {
    hydrated.abort();
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
    isEmpty: () => actions.length === 0,
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
        actions.shift()?.();
        replaying = false;
        scrolledAfter -= 1;
        if (scrolledAfter >= 0 && window.location.href === href) {
          // The reader has scrolled since, so keep that position: the theme scrolls to keep a clicked tab in
          // place.
          window.setTimeout(() =>
            window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'}),
          );
        }
        if (actions.length > 0) {
          window.setTimeout(next);
        } else {
          end();
        }
      };
      next();
    },
  };
};
