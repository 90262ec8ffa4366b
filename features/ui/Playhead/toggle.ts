/** The icon of the button that plays and pauses, on a square of 16 pixels. */
export const toggleIcon = (playing: boolean): string =>
  playing ? 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z' : 'M4 2.2 13.5 8 4 13.8z';

/** What the button does: `Pause`, or `Play spring()` on pages with several players. */
export const toggleLabel = (playing: boolean, name?: string): string =>
  `${playing ? 'Pause' : 'Play'}${name ? ` ${name}` : ''}`;

/** A frame number that is as wide as the last one, so that its digits stay in place during playback. */
export const frameText = (frame: number, last: number): string =>
  String(frame).padStart(String(last).length);
