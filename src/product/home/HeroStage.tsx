import {type ComponentType, useCallback, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import source from '@generated/highlighted-sources/default/hero.json';
import hero from '@site/src/demos/hero';
import {heroValueText, heroValuesAt} from '@site/src/demos/hero/values';
import type {DemoProps} from '@site/src/demos/defineDemo';
import type {CompositionPlayerProps, Playback} from '@site/src/components/Demo/CompositionPlayer';
import Poster from '@site/src/components/Demo/Poster';
import Playhead from '@site/src/components/Playhead';
import Source from '../Source';
import {findValueLines} from './heroLines';
import styles from './HeroStage.module.css';
import useFirstSign from './useFirstSign';

const valueLines = findValueLines(source);
const noValues: DemoProps = {};

interface Loaded {
  readonly Player: ComponentType<CompositionPlayerProps>;
  readonly component: ComponentType<DemoProps>;
  readonly autoPlay: boolean;
  /** Where the reader had moved the playhead before the player came. */
  readonly startFrame: number;
}

/**
 * A composition on the right, its source on the left, one playhead under both. Until the player is
 * there the poster shows the same frame, and the playhead already moves the values beside the code.
 */
export default function HeroStage() {
  const [playback, setPlayback] = useState<Playback>({frame: hero.posterFrame, playing: false});
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const playerRef = useRef<PlayerRef>(null);
  const requested = useRef(false);
  const frameRef = useRef(hero.posterFrame);
  const {frame, playing} = playback;

  const load = useCallback((autoPlay: boolean) => {
    if (requested.current) {
      return;
    }
    requested.current = true;
    Promise.all([import('@site/src/components/Demo/CompositionPlayer'), hero.load()]).then(
      ([{default: Player}, component]) =>
        setLoaded({Player, component, autoPlay, startFrame: frameRef.current}),
      // The poster and the values stay; the next touch of the playhead tries again.
      () => {
        requested.current = false;
      },
    );
  }, []);
  useFirstSign(useCallback(() => load(true), [load]));

  const seek = (to: number) => {
    load(false);
    playerRef.current?.pause();
    playerRef.current?.seekTo(to);
    frameRef.current = to;
    setPlayback({frame: to, playing: false});
  };
  const toggle = () => {
    load(true);
    playerRef.current?.toggle();
  };

  const values = heroValuesAt(frame);
  return (
    <div className={styles.stage}>
      {/* Picture first: on a phone it is on top, and what is parsed later must not push down what is shown. */}
      <div className={styles.picture}>
        <Poster
          demo={hero}
          sizes="(min-width: 997px) 660px, 100vw"
          eager
          className={styles.poster}
        />
        {loaded && (
          <loaded.Player
            ref={playerRef}
            demo={hero}
            component={loaded.component}
            values={noValues}
            autoPlay={loaded.autoPlay}
            initialFrame={loaded.startFrame}
            onPlayback={setPlayback}
          />
        )}
      </div>
      <Playhead
        className={styles.playhead}
        frame={frame}
        durationInFrames={hero.durationInFrames}
        playing={playing}
        label="Timeline of the composition and its source"
        onSeek={seek}
        onToggle={toggle}
      />
      <Source
        className={styles.source}
        source={source}
        annotate={(line) => {
          const name = valueLines.get(line);
          return name && <span className={styles.value}>{heroValueText(name, values[name])}</span>;
        }}
      />
    </div>
  );
}
