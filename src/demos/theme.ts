/** The colors of DESIGN.md as they look in a frame: paper and ink, one signal color, warm grays. */
export const colors = {
  paper: '#fbfaf7',
  ink: '#16181d',
  signal: '#e5402a',
  /** The signal color laid thinly on paper. */
  tint: '#f9ddd6',
  gray50: '#f4f2ed',
  gray100: '#ebe8e1',
  gray200: '#d9d6cf',
  gray300: '#bfbbb2',
  gray400: '#98948b',
  gray500: '#746f67',
  gray600: '#56524c',
  gray700: '#3a3733',
  gray800: '#26241f',
} as const;

/** What the reader's machine has. No generic `system-ui`: on Linux it is whatever the desktop chose. */
export const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';
