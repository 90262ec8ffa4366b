/** An element whose value the reader changes. */
export type Field = HTMLInputElement | HTMLSelectElement;

export const isFieldElement = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Changes the value of a field with the events of a change by the reader, so that React notices it. */
export const changeField = (field: unknown, value: string): void => {
  if (!isFieldElement(field)) {
    return;
  }
  if (field instanceof HTMLInputElement) {
    // React tracks each value that is set on the element, and ignores an event with the value that it knows.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else {
    field.value = value;
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
};
