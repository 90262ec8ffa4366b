import {type ComponentType, useEffect, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import type {Demo, DemoProps as Values} from '@site/src/demos/defineDemo';
import Playhead from '../Playhead';
import CompositionPlayer, {type Playback} from './CompositionPlayer';
import styles from './styles.module.css';

/** Where to begin, and whether the reader used the playhead to get there. */
export interface Start extends Playback {
  readonly fromPlayhead: boolean;
}

export interface DemoPlayerProps {
  readonly demo: Demo;
  readonly component: ComponentType<Values>;
  readonly values: Values;
  /** What the reader asked for when the player was not there yet. */
  readonly start: Start;
}

/** The player of a demo with its playhead. */
export default function DemoPlayer({demo, component, values, start}: DemoPlayerProps) {
  const playerRef = useRef<PlayerRef>(null);
  const playheadRef = useRef<HTMLDivElement>(null);
  const [{frame, playing}, setPlayback] = useState<Playback>(start);

  // The control that the reader used is gone; the keyboard goes on from the one that took its place.
  useEffect(() => {
    if (start.fromPlayhead) {
      playheadRef.current
        ?.querySelector<HTMLElement>(start.playing ? 'button' : 'input')
        ?.focus({preventScroll: true});
    }
  }, [start]);

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
    </>
  );
}
