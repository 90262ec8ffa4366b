export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly hasDecimals: boolean;
}

/** @returns the number if it is in the range, which includes both ends. Accepts `1,000`, as the results write it */
export const readNumber = (
  text: string,
  {min, max, hasDecimals}: NumberRange,
): number | undefined => {
  const digits = text
    .trim()
    .replace(/^\d{1,3}(?:,\d{3})+(?!\d)/, (whole) => whole.replaceAll(',', ''));
  const pattern = hasDecimals ? /^\d+(?:\.\d+)?$/ : /^\d+$/;
  const number = Number(digits);
  return pattern.test(digits) && number >= min && number <= max ? number : undefined;
};
