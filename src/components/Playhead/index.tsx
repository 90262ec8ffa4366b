import clsx from 'clsx';
import styles from './styles.module.css';

export interface PlayheadProps {
  /** Current frame, from 0. */
  readonly frame: number;
  readonly durationInFrames: number;
  readonly playing: boolean;
  /** Says what the playhead moves through, for screen readers: `Timeline of spring()`. */
  readonly label: string;
  /** Title of what plays, for the name of the button where a page has several. */
  readonly name?: string;
  readonly onSeek: (frame: number) => void;
  readonly onToggle: () => void;
  readonly className?: string;
}

/**
 * The playhead: a thin line over a strip of frames with the frame number beside it. A native range
 * input carries it, so mouse, touch, arrow keys, Home and End work as everywhere.
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
        aria-label={`${playing ? 'Pause' : 'Play'}${name ? ` ${name}` : ''}`}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            fill="currentColor"
            d={playing ? 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z' : 'M4 2.2 13.5 8 4 13.8z'}
          />
        </svg>
      </button>
      <div
        className={styles.strip}
        style={{'--progress': last > 0 ? frame / last : 0} as React.CSSProperties}>
        <span className={styles.line} aria-hidden="true" />
        <input
          type="range"
          // The browser must not restore a frame that the player doesn't show, after Back or a reload.
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
        {/* Always of one width, so that no digit moves while the frames run. */}
        {String(frame).padStart(String(last).length)}
        <span className={styles.total}>/{last}</span>
      </output>
    </div>
  );
}
