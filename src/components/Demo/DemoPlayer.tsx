import {type ComponentType, useEffect, useId, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import {type Demo, type DemoProps as Values, defaultProps} from '@site/src/demos/defineDemo';
import Playhead from '../Playhead';
import CompositionPlayer, {type Playback} from './CompositionPlayer';
import DemoControl from './DemoControl';
import styles from './styles.module.css';

export interface DemoPlayerProps {
  readonly demo: Demo;
  readonly component: ComponentType<Values>;
  /** What the reader asked for when the player was not there yet. */
  readonly start: Playback;
  /** Is told the props whenever the reader changes one. */
  readonly onValues?: (values: Values) => void;
}

/** The player of a demo with playhead and controls. */
export default function DemoPlayer({demo, component, start, onValues}: DemoPlayerProps) {
  const playerRef = useRef<PlayerRef>(null);
  const playheadRef = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(() => defaultProps(demo));
  const [{frame, playing}, setPlayback] = useState(start);
  const controlsId = useId();
  const controls = Object.entries(demo.controls);

  // The control that the reader used is gone; the keyboard goes on from the one that took its place.
  useEffect(
    () =>
      playheadRef.current
        ?.querySelector<HTMLElement>(start.playing ? 'button' : 'input')
        ?.focus({preventScroll: true}),
    [start.playing],
  );

  const change = (next: Values) => {
    setValues(next);
    onValues?.(next);
  };

  return (
    <>
      <div className={styles.frame} style={{aspectRatio: `${demo.width} / ${demo.height}`}}>
        <CompositionPlayer
          ref={playerRef}
          demo={demo}
          component={component}
          values={values}
          autoPlay={start.playing}
          initialFrame={start.frame}
          onPlayback={setPlayback}
        />
      </div>
      <div ref={playheadRef} className={styles.bar}>
        <Playhead
          frame={frame}
          durationInFrames={demo.durationInFrames}
          playing={playing}
          label={`Timeline of ${demo.title}`}
          name={demo.title}
          onSeek={(to) => {
            playerRef.current?.pause();
            playerRef.current?.seekTo(to);
          }}
          onToggle={() => playerRef.current?.toggle()}
        />
      </div>
      {controls.length > 0 && (
        <div className={styles.controls} role="group" aria-label={`Parameters of ${demo.title}`}>
          {controls.map(([name, control]) => (
            <DemoControl
              key={name}
              id={`${controlsId}-${name}`}
              control={control}
              value={values[name] ?? control.default}
              onChange={(value) => change({...values, [name]: value})}
            />
          ))}
          <button type="button" className={styles.reset} onClick={() => change(defaultProps(demo))}>
            Reset
          </button>
        </div>
      )}
    </>
  );
}
