/** Loads a function of a package: `load('remotion', 'Easing', 'back')`. */
export type Load = (
  packageName: string,
  ...names: readonly string[]
) => (...input: readonly unknown[]) => unknown;

/** A call that behaves differently with each value of an option. */
export interface Call {
  /** The option as messages name it: `damping of spring`. */
  readonly name: string;
  /** Calls the function with the option, or without it if the value is undefined. */
  readonly run: (load: Load, value: unknown) => unknown;
  /** A value that changes the result. */
  readonly other: unknown;
}

const springs: readonly Call[] = [
  {name: 'damping', other: 20},
  {name: 'mass', other: 2},
  {name: 'stiffness', other: 50},
  {name: 'overshootClamping', other: true},
].map(({name, other}) => ({
  name: `${name} of spring`,
  other,
  run: (load, value) =>
    Array.from({length: 40}, (_, frame) =>
      load(
        'remotion',
        'spring',
      )({
        frame,
        fps: 30,
        config: value === undefined ? {} : {[name]: value},
      }),
    ),
}));

const extrapolations: readonly Call[] = ['extrapolateLeft', 'extrapolateRight'].map((name) => ({
  name: `${name} of interpolate`,
  other: 'clamp',
  run: (load, value) =>
    [-1, 0.5, 2].map((input) =>
      load('remotion', 'interpolate')(input, [0, 1], [0, 10], {[name]: value}),
    ),
}));

const eased = (load: Load, easing: unknown): unknown =>
  load('@remotion/animation-utils', 'interpolateStyles')(
    0.3,
    [0, 1],
    [{opacity: 0}, {opacity: 1}],
    ...(easing === undefined ? [] : [{easing}]),
  );

const easedAt = (easing: unknown): number => (easing as (input: number) => number)(0.3);

const square = (input: number): number => input * input;

/** Pure functions whose defaults are verified by calling them. */
export const calls: readonly Call[] = [
  ...springs,
  ...extrapolations,
  {
    name: 'easing of interpolate',
    other: square,
    run: (load, easing) => load('remotion', 'interpolate')(0.3, [0, 1], [0, 10], {easing}),
  },
  {
    name: 'back of Easing',
    other: 3,
    run: (load, s) => easedAt(load('remotion', 'Easing', 'back')(s)),
  },
  {
    name: 'elastic of Easing',
    other: 3,
    run: (load, bounciness) => easedAt(load('remotion', 'Easing', 'elastic')(bounciness)),
  },
  {
    name: 'easing of interpolateStyles',
    other: square,
    run: eased,
  },
  {
    name: 'options of interpolateStyles',
    other: {extrapolateRight: 'clamp'},
    run: (load, options) =>
      load('@remotion/animation-utils', 'interpolateStyles')(
        2,
        [0, 1],
        [{opacity: 0}, {opacity: 1}],
        options,
      ),
  },
  {
    name: 'options of warpPath',
    other: {interpolationThreshold: 50},
    run: (load, options) =>
      load('@remotion/paths', 'warpPath')(
        'M 0 0 L 100 0 L 100 100',
        ({x, y}: {x: number; y: number}) => ({x, y: y + Math.sin(x / 10) * 10}),
        options,
      ),
  },
];
