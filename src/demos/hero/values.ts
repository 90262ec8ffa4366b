import values from './values.json';

/** The names of the values that `motion()` in `Hero.tsx` returns. */
export type HeroValueName = keyof typeof values;

export const heroValueNames = Object.keys(values) as HeroValueName[];

const formats: Record<HeroValueName, (value: number) => string> = {
  opacity: (value) => value.toFixed(2),
  translateY: (value) => `${value.toFixed(1)} px`,
  x: (value) => `${value.toFixed(0)} px`,
  y: (value) => `${value.toFixed(0)} px`,
  rotate: (value) => `${value.toFixed(0)}°`,
  scale: (value) => value.toFixed(2),
};

/**
 * What the hero composition computes at a frame, without loading `remotion`: read from `values.json`,
 * which `npm run posters` writes from `motion()` and a test holds equal to it.
 *
 * @param frame rounded and clamped to the frames of the composition
 */
export const heroValuesAt = (frame: number): Record<HeroValueName, number> => {
  const last = values.opacity.length - 1;
  const index = Math.min(last, Math.max(0, Math.round(frame)));
  return Object.fromEntries(heroValueNames.map((name) => [name, values[name][index]])) as Record<
    HeroValueName,
    number
  >;
};

/** A value as it stands beside its line of code: `0.42`, `31.5 px`, `90°`. */
export const heroValueText = (name: HeroValueName, value: number): string =>
  // A rounded -0.3 would read as -0.
  formats[name](value).replace(/^-(?=[0.]+(?![\d.]))/, '');
