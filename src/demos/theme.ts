/** The colours of DESIGN.md as they look in a frame: paper and ink, one signal colour, warm greys. */
export const colors = {
  paper: '#fbfaf7',
  ink: '#16181d',
  signal: '#e5402a',
  /** The signal colour laid thinly on paper. */
  tint: '#f9ddd6',
  grey50: '#f4f2ed',
  grey100: '#ebe8e1',
  grey200: '#d9d6cf',
  grey300: '#bfbbb2',
  grey400: '#98948b',
  grey500: '#746f67',
  grey600: '#56524c',
  grey700: '#3a3733',
  grey800: '#26241f',
} as const;

/** What the reader's machine has. No generic `system-ui`: on Linux it is whatever the desktop chose. */
export const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const mono =
  'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';
