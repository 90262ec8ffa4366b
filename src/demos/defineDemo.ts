import type {ComponentType} from 'react';

/** A number on a slider. `step` counts from `min`; `unit` stands behind the value (`px`, `frames`). */
export type RangeControl = {
  readonly type: 'range';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
  readonly unit?: string;
};

/** One of a few words. `default` is one of `options`. */
export type SelectControl = {
  readonly type: 'select';
  readonly label: string;
  readonly options: readonly [string, ...string[]];
  readonly default: string;
};

/** A line of text of at most `maxLength` characters. */
export type TextControl = {
  readonly type: 'text';
  readonly label: string;
  readonly default: string;
  readonly maxLength: number;
};

/** A color as `#rrggbb`, the form that `<input type="color">` reads and gives. */
export type ColorControl = {
  readonly type: 'color';
  readonly label: string;
  readonly default: `#${string}`;
};

/** On or off. */
export type ToggleControl = {
  readonly type: 'toggle';
  readonly label: string;
  readonly default: boolean;
};

export type Control = RangeControl | SelectControl | TextControl | ColorControl | ToggleControl;

/** Controls by the name of the prop that they set. */
export type Controls = Readonly<Record<string, Control>>;

type ValueOf<C extends Control> = C extends RangeControl
  ? number
  : C extends ToggleControl
    ? boolean
    : C extends SelectControl
      ? C['options'][number]
      : string;

/** The props that a set of controls gives to its component. */
export type PropsOf<C extends Controls> = {-readonly [Name in keyof C]: ValueOf<C[Name]>};

/** The props of any demo, as seen by code that does not know which one it shows. */
export type DemoProps = Record<string, string | number | boolean>;

/** A video without sound that `npm run posters` renders. */
export type ClipMeta = {
  /** The first frame, which must be the frame of the poster. */
  readonly first: number;
  readonly last: number;
  /** In pixels. The height follows from the composition. */
  readonly width: number;
};

type Meta = {
  /** Letters, digits and hyphens: the id of the composition and the name of its posters. */
  readonly id: string;
  readonly title: string;
  /** What one sees, in words: the text alternative of the poster and of the player. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  /** The frame that the poster shows, from 0. */
  readonly posterFrame: number;
  /** The part that pages show in motion without the Player. */
  readonly clip?: ClipMeta;
  /** The file that the page shows, beside the demo's `index.ts`. */
  readonly source: string;
};

/** A demo as pages, scripts and tests use it. */
export type Demo = Meta & {
  readonly controls: Controls;
  /** Loads the component, and `remotion` with it. */
  readonly load: () => Promise<ComponentType<DemoProps>>;
};

type DemoInput<C extends Controls> = Meta & {
  readonly controls?: C;
  readonly load: () => Promise<ComponentType<PropsOf<C>>>;
};

/**
 * Describes a demo: a composition that pages play and of which posters are rendered.
 * The component takes the props that `controls` set and requires no other; the compiler checks it.
 */
export const defineDemo = <const C extends Controls = Controls>(input: DemoInput<C>): Demo => ({
  ...input,
  controls: input.controls ?? {},
  // Sound because `controls` supplies every prop that the component requires.
  load: input.load as unknown as Demo['load'],
});

/** The props that the component gets until the reader moves a control. */
export const defaultProps = (demo: Demo): DemoProps =>
  Object.fromEntries(
    Object.entries(demo.controls).map(([name, control]) => [name, control.default]),
  );
