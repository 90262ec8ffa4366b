/** A text node of the React app, and what a translator has put in its place. */
interface Translation {
  readonly shown: Element;
  readonly original: string;
}

/** An element that an extension has added, and where. */
interface Guest {
  readonly element: Element;
  readonly parent: Node;
  readonly next: Node | null;
}

export interface PageGuard {
  /** Call it before React runs. The page is as the server sent it from then on, until it is hydrated. */
  readonly clear: () => void;
  /** Call it when the page is hydrated. Puts back what others had changed. */
  readonly restore: () => void;
}

const isElement = (node: Node | null): node is Element => node instanceof Element;
const isFont = (node: Node | null): node is Element => isElement(node) && node.tagName === 'FONT';
/** React marks the elements that it creates, and it creates some while it hydrates. */
const isOfReact = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The `<font>` that has replaced or wrapped a text node. */
const fontFor = ({addedNodes, previousSibling, nextSibling}: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isFont);

/**
 * Keeps the page intact for React while translators and extensions change it. Call it while the page is parsed.
 *
 * Translators replace or wrap text nodes with `<font>`. React, which keeps its text nodes, would then change a node that
 * nobody sees, or throw because the node is elsewhere. So the text node returns as an empty one in front of the translation,
 * and the translation goes when React changes or removes the node. Extensions add elements. React would find them while it
 * hydrates the page, report an error and render the page again. So they are set aside in the meantime.
 */
export const guardPage = (document: Document): PageGuard => {
  const translations = new Map<Text, Translation>();
  /** Texts that somebody has changed in place. */
  const inPlace = new Map<Text, {readonly original: string; shown?: string}>();
  const guests: Guest[] = [];
  let phase: 'waiting' | 'hydrating' | 'hydrated' = 'waiting';

  const onRemoved = (text: Text, record: MutationRecord) => {
    const translation = translations.get(text);
    const font = fontFor(record);
    if (translation?.shown.contains(record.target)) {
      // The translator wrapped the text before it replaced it.
      return;
    }
    if (translation) {
      // By React, or by the translator, which puts the original back.
      translation.shown.remove();
      text.data = translation.original;
      translations.delete(text);
    } else if (font?.parentNode === record.target) {
      const original = text.data;
      if (font.contains(text)) {
        text.replaceWith(text.cloneNode());
      }
      font.before(text);
      text.data = '';
      translations.set(text, {shown: font, original});
    }
  };

  const onChanged = (text: Text, before: string) => {
    const translation = translations.get(text);
    if (translation && text.data !== '') {
      // By React.
      translation.shown.remove();
      translations.delete(text);
    } else if (!translation && phase === 'waiting' && !inPlace.has(text)) {
      inPlace.set(text, {original: before});
    }
  };

  const hideTranslations = () => {
    for (const [text, {shown, original}] of translations) {
      shown.remove();
      text.data = original;
    }
  };

  const read = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      const {type, target, addedNodes, removedNodes, nextSibling, oldValue} = record;
      if (type === 'characterData' && isText(target)) {
        onChanged(target, oldValue ?? '');
      }
      for (const node of removedNodes) {
        if (isText(node)) {
          onRemoved(node, record);
        }
      }
      for (const node of addedNodes) {
        // Setting `innerHTML` replaces nodes. While React hydrates the page, it does so too.
        const isReplacement = phase === 'hydrating' && removedNodes.length > 0;
        const isGuest =
          isElement(node) && !node.closest('font') && !isOfReact(node) && !isReplacement;
        // React may have added and removed it since.
        if (phase !== 'hydrated' && isGuest && node.parentNode === target) {
          guests.push({element: node, parent: target, next: nextSibling});
          if (phase === 'hydrating') {
            node.remove();
          }
        }
      }
    }
    if (phase === 'hydrating') {
      hideTranslations();
    }
    // What this function changed.
    observer.takeRecords();
  };

  const observer = new MutationObserver(read);
  // What the parser adds is no guest.
  document.addEventListener(
    'readystatechange',
    () => {
      const root = document.getElementById('__docusaurus');
      if (root) {
        observer.observe(root, {
          childList: true,
          characterData: true,
          characterDataOldValue: true,
          subtree: true,
        });
      }
    },
    {once: true},
  );

  return {
    clear: () => {
      read(observer.takeRecords());
      phase = 'hydrating';
      hideTranslations();
      for (const {element} of guests) {
        element.remove();
      }
      for (const [text, change] of inPlace) {
        change.shown = text.data;
        text.data = change.original;
      }
      observer.takeRecords();
    },
    restore: () => {
      read(observer.takeRecords());
      phase = 'hydrated';
      for (const [text, {shown, original}] of translations) {
        if (text.isConnected && text.data === original) {
          text.after(shown);
          text.data = '';
        } else {
          translations.delete(text);
        }
      }
      for (const {element, parent, next} of guests) {
        if (parent.isConnected) {
          parent.insertBefore(element, next?.parentNode === parent ? next : null);
        }
      }
      for (const [text, {original, shown = original}] of inPlace) {
        if (text.data === original) {
          text.data = shown;
        }
      }
      observer.takeRecords();
    },
  };
};
