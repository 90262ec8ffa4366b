/** An element whose value the reader can change. */
export type Field = HTMLInputElement | HTMLSelectElement;

export const isFieldElement = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Changes the value of a field and dispatches the events of a user's change, so that React notices it. */
export const changeField = (field: unknown, value: string): void => {
  if (!isFieldElement(field)) {
    return;
  }
  if (field instanceof HTMLInputElement) {
    // React tracks values that are set on the element, and ignores events with a value that it knows.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else {
    field.value = value;
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
};
