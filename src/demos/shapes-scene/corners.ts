/** What the reader chooses for the corners of a shape. */
export type Corners = {
  corners: 'sharp' | 'cornerRadius' | 'edgeRoundness';
  cornerRadius: number;
  edgeRoundness: number;
};

/** The one prop of the two that is chosen; both at the same time would throw. */
export const roundingOf = ({corners, cornerRadius, edgeRoundness}: Corners, progress: number) => {
  switch (corners) {
    case 'cornerRadius':
      return {cornerRadius: Math.round(cornerRadius * progress)};
    case 'edgeRoundness':
      return {edgeRoundness: Number((edgeRoundness * progress).toFixed(2))};
    case 'sharp':
      return {};
  }
};

type Values = Record<string, number | boolean | string | undefined>;

/** The values that the code shows: adjustments only if they adjust anything. */
const entriesOf = (values: Values) =>
  Object.entries(values).filter(
    ([name, value]) => value !== undefined && !(name.endsWith('Adjustment') && value === 0),
  );

/** `{a: 1}` as ` a={1}`. */
export const attributes = (values: Values) =>
  entriesOf(values)
    .map(([name, value]) =>
      typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${value}}`,
    )
    .join('');

/** `{a: 1}` as `a: 1`. */
export const fields = (values: Values) =>
  entriesOf(values)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ');
