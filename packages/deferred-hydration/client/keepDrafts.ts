import {type Field, type Selection, isFieldElement, selectionOf, setText} from './changeField';
import {listen} from './listen';

interface Draft {
  value: string;
  selection: Selection | null;
}

export interface Drafts {
  /** Returns the selection in a field when the reader last changed it or moved the cursor. */
  readonly selectionIn: (field: Field) => Selection | null;
}

/**
 * Keeps what the reader types before the page is hydrated. React sets fields to the values of the page when it
 * hydrates or renders them, and knows the typed text only after the replay. If the reader types in between, this
 * restores the text and the cursor first. Otherwise, only the last characters would remain.
 */
export const keepDrafts = (window: Window, signal: AbortSignal): Drafts => {
  const {document} = window;
  const drafts = new WeakMap<Field, Draft>();
  const on = listen(window, signal);

  on('input', ({target}) => {
    if (isFieldElement(target)) {
      drafts.set(target, {value: target.value, selection: selectionOf(target)});
    }
  });
  on('selectionchange', () => {
    const field = document.activeElement;
    const draft = isFieldElement(field) ? drafts.get(field) : undefined;
    // If the value differs, React has moved the cursor, not the reader.
    if (isFieldElement(field) && draft?.value === field.value) {
      draft.selection = selectionOf(field);
    }
  });
  on('beforeinput', ({target}) => {
    const draft = isFieldElement(target) ? drafts.get(target) : undefined;
    if (isFieldElement(target) && draft && draft.value !== target.value) {
      setText(target, draft.value, draft.selection);
    }
  });
  return {selectionIn: (field) => drafts.get(field)?.selection ?? null};
};
