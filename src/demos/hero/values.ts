import values from './values.json';

/** The names of the values that `motion()` in `motion.ts` returns. */
export type HeroValueName = keyof typeof values;

export const heroValueNames = Object.keys(values) as HeroValueName[];

const formats: Record<HeroValueName, (value: number) => string> = {
  scale: (value) => value.toFixed(2),
  x: (value) => `${value.toFixed(1)}%`,
  y: (value) => `${value.toFixed(0)} px`,
  angle: (value) => `${value.toFixed(0)}°`,
};

/**
 * What the hero composition computes at a frame, without loading `remotion`: read from `values.json`. A test compares
 * the file with `motion()`, and `npx vitest run hero-values -u` writes it.
 *
 * @param frame rounded and clamped to the frames of the composition
 */
export const heroValuesAt = (frame: number): Record<HeroValueName, number> => {
  const last = values.x.length - 1;
  const index = Math.min(last, Math.max(0, Math.round(frame)));
  return Object.fromEntries(heroValueNames.map((name) => [name, values[name][index]])) as Record<
    HeroValueName,
    number
  >;
};

/** The characters of the longest value, `-140 px`. */
const longest = 7;

/** A value, aligned to the right so that nothing moves while it changes, as it stands beside its line of code: `0.42`, `79.2%`, `90°`. */
export const heroValueText = (name: HeroValueName, value: number): string =>
  // A rounded -0.3 would read as -0.
  formats[name](value)
    .replace(/^-(?=[0.]+(?![\d.]))/, '')
    .padStart(longest);
