import clsx from 'clsx';
import styles from './styles.module.css';
import {frameText, toggleIcon, toggleLabel} from './toggle';

export interface PlayheadProps {
  /** The current frame, starting at 0. */
  readonly frame: number;
  readonly durationInFrames: number;
  readonly playing: boolean;
  /** A label for screen readers: `Timeline of spring()`. */
  readonly label: string;
  /** The title of the composition, for the name of the play button on pages with several. */
  readonly name?: string;
  readonly onSeek: (frame: number) => void;
  readonly onToggle: () => void;
  readonly className?: string;
}

/**
 * A thin line over a strip of frames with the frame number next to it. It uses a native range input, so mouse,
 * touch, arrow keys, Home and End work as usual.
 */
export default function Playhead({
  frame,
  durationInFrames,
  playing,
  label,
  name,
  onSeek,
  onToggle,
  className,
}: PlayheadProps) {
  const last = durationInFrames - 1;
  return (
    <div className={clsx(styles.playhead, className)}>
      <button
        type="button"
        className={clsx(styles.toggle, 'playhead-toggle', 'js-only')}
        onClick={onToggle}
        aria-label={toggleLabel(playing, name)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path fill="currentColor" d={toggleIcon(playing)} />
        </svg>
      </button>
      <div
        className={styles.strip}
        data-strip
        style={{'--progress': last > 0 ? frame / last : 0} as React.CSSProperties}>
        <span className={styles.line} aria-hidden="true" />
        <input
          type="range"
          // After Back or a reload, the browser must not restore a frame that the player doesn't show.
          autoComplete="off"
          className={clsx(styles.range, 'js-only')}
          min={0}
          max={last}
          step={1}
          value={frame}
          aria-label={label}
          aria-valuetext={`frame ${frame} of ${last}`}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
      </div>
      <output className={styles.number} aria-hidden="true">
        {/* A script may have changed it before hydration. */}
        <span data-frame suppressHydrationWarning>
          {frameText(frame, last)}
        </span>
        <span className={styles.total}>/{last}</span>
      </output>
    </div>
  );
}
