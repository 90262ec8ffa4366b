/** An element whose value the reader can change. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The start and the end of the selected text. The cursor is an empty selection. */
export type Selection = readonly [start: number, end: number];

export const isFieldElement = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** @returns null if the field has no text to select, such as a checkbox or a slider */
export const selectionOf = (field: Field): Selection | null =>
  field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null
    ? null
    : [field.selectionStart, field.selectionEnd];

/** Sets the value without telling React, and the selection if the field has the focus. */
export const setText = (field: Field, value: string, selection: Selection | null): void => {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    return;
  }
  const {prototype} = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  // Browsers move the cursor to the end of the new value. In other fields, Safari would also move the focus.
  if (selection && field === field.ownerDocument.activeElement) {
    field.setSelectionRange(...selection);
  }
};

/**
 * Changes the value of a field and dispatches the events of a user's change, so that React notices it.
 *
 * @param selection the selection to restore
 */
export const changeField = (field: unknown, value: string, selection: Selection | null): void => {
  if (!isFieldElement(field)) {
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    // React tracks values that are set on the element, and ignores events with a value that it knows.
    field.value = field.defaultValue;
  }
  setText(field, value, selection);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
};
