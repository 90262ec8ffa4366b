import type {ComponentType} from 'react';

type ControlBase = {
  /** Shown beside the control. By default, the name of the prop. */
  readonly label?: string;
};

/** A number on a slider. `unit` is shown after the value (`px`, `frames`). */
export type RangeControl = ControlBase & {
  readonly type: 'range';
  readonly min: number;
  readonly max: number;
  /** From one value to the next, starting from `min`. Default: 1. */
  readonly step?: number;
  readonly default: number;
  readonly unit?: string;
};

/** One of several words. */
export type SelectControl = ControlBase & {
  readonly type: 'select';
  readonly options: readonly [string, ...string[]];
  readonly default: string;
};

/** A line of text of at most `maxLength` characters. */
export type TextControl = ControlBase & {
  readonly type: 'text';
  readonly default: string;
  readonly maxLength: number;
};

/** A color as `#rrggbb`, the only form that `<input type="color">` supports. */
export type ColorControl = ControlBase & {
  readonly type: 'color';
  readonly default: `#${string}`;
};

/** On or off. */
export type ToggleControl = ControlBase & {
  readonly type: 'toggle';
  readonly default: boolean;
};

export type Control = RangeControl | SelectControl | TextControl | ColorControl | ToggleControl;

type Settings<C extends Control> = Omit<C, 'type'>;

export const range = (settings: Settings<RangeControl>): RangeControl => ({
  type: 'range',
  ...settings,
});

export const select = <const Options extends SelectControl['options']>(
  settings: ControlBase & {readonly options: Options; readonly default: NoInfer<Options[number]>},
) => ({type: 'select', ...settings}) as const;

export const text = (settings: Settings<TextControl>): TextControl => ({type: 'text', ...settings});

export const color = (settings: Settings<ColorControl>): ColorControl => ({
  type: 'color',
  ...settings,
});

export const toggle = (settings: Settings<ToggleControl>): ToggleControl => ({
  type: 'toggle',
  ...settings,
});

/** Controls by the name of the prop that they set. */
export type Controls = Readonly<Record<string, Control>>;

type ValueOf<C extends Control> = C extends RangeControl
  ? number
  : C extends ToggleControl
    ? boolean
    : C extends SelectControl
      ? C['options'][number]
      : string;

/** The props that controls pass to their component. */
export type PropsOf<C extends Controls> = {-readonly [Name in keyof C]: ValueOf<C[Name]>};

/** The props of any demo, for code that doesn't know which demo it shows. */
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
  /** Lowercase letters, digits and hyphens: the ID of the composition and the name of its posters. */
  readonly id: string;
  readonly title: string;
  /** What readers see, in words: the text alternative of the poster and of the player. */
  readonly description: string;
  readonly durationInFrames: number;
  /** The frame that the poster shows, from 0. */
  readonly posterFrame: number;
  /** The part that pages play without the Player. */
  readonly clip?: ClipMeta;
};

type Format = {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
};

/** A demo as pages, scripts and tests use it. */
export type Demo = Meta &
  Format & {
    readonly controls: Controls;
    /** Loads the component, and `remotion` with it. */
    readonly load: () => Promise<ComponentType<DemoProps>>;
  };

type DemoInput<C extends Controls> = Meta &
  Partial<Format> & {
    readonly controls?: C;
    readonly load: () => Promise<ComponentType<PropsOf<C>>>;
    /** The file beside `index.ts` that the page shows. By default, the file that `load` imports. */
    readonly source?: string;
  };

/**
 * Defines a demo: a composition that pages play, and whose posters `npm run posters` renders. By default, it has 1280 by
 * 720 pixels and 30 frames per second. TypeScript checks that `controls` set all props that the component requires.
 */
export const defineDemo = <const C extends Controls = Controls>(input: DemoInput<C>): Demo => ({
  width: 1280,
  height: 720,
  fps: 30,
  controls: {},
  ...input,
  // Sound because `controls` supplies every prop that the component requires.
  load: input.load as unknown as Demo['load'],
});

/** The props that the component gets until the reader changes a control. */
export const defaultProps = (demo: Demo): DemoProps =>
  Object.fromEntries(
    Object.entries(demo.controls).map(([name, control]) => [name, control.default]),
  );
