import type {CSSProperties} from 'react';

/** The two themes of the site. A composition is rendered in both. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The colors of a demo: paper and ink, one signal color, warm grays. */
export const palettes = {
  light: {
    paper: '#fbfaf7',
    ink: '#16181d',
    signal: '#e5402a',
    tint: '#f9ddd6',
    sheet: '#ffffff',
    gray50: '#f4f2ed',
    gray100: '#ebe8e1',
    gray200: '#d9d6cf',
    gray300: '#bfbbb2',
    gray400: '#98948b',
    gray500: '#746f67',
    gray600: '#56524c',
    gray700: '#3a3733',
    gray800: '#26241f',
  },
  dark: {
    paper: '#1a1c21',
    ink: '#f1eee8',
    signal: '#ff6d55',
    tint: '#482620',
    sheet: '#26282e',
    gray50: '#202227',
    gray100: '#2a2c32',
    gray200: '#3b3d45',
    gray300: '#555760',
    gray400: '#7f7d78',
    gray500: '#a5a29b',
    gray600: '#bfbcb5',
    gray700: '#d6d3cc',
    gray800: '#e4e1da',
  },
} as const satisfies Record<Theme, Record<string, `#${string}`>>;

type ColorName = keyof (typeof palettes)['light'];

const names = Object.keys(palettes.light) as ColorName[];

const variableOf = (name: ColorName): string => `--stage-${name}`;

/**
 * The colors of a composition, whatever the theme: each is a CSS variable. Functions that need numbers, such as
 * `interpolateColors()`, can't read them. `tint` is the signal color as a thin layer on paper, `sheet` a window or a
 * card on paper.
 *
 * Wrap pictures that look the same in both themes, such as dark scenes, in `<Themed theme="light">`.
 */
export const colors = Object.fromEntries(
  names.map((name) => [name, `var(${variableOf(name)})`]),
) as Record<ColorName, string>;

/** The style of an element that gives the compositions inside it the colors of a theme. */
export const stageStyle = (theme: Theme): CSSProperties =>
  Object.fromEntries(names.map((name) => [variableOf(name), palettes[theme][name]]));

/** What the reader's machine has. No generic `system-ui`: on Linux it is whatever the desktop chose. */
export const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';
