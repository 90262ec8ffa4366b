import {
  type ComponentType,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {Player, type PlayerRef} from '@remotion/player';
import type {Demo, DemoProps as Values} from '@site/features/demos/defineDemo';
import {stageStyle} from '@site/features/demos/theme';
import styles from './styles.module.css';

export interface Playback {
  readonly frame: number;
  readonly playing: boolean;
}

export interface CompositionPlayerProps {
  readonly demo: Demo;
  readonly component: ComponentType<Values>;
  readonly values: Values;
  /** Whether to play immediately. Like `initialFrame`, it is only read when the player mounts. */
  readonly autoPlay: boolean;
  readonly initialFrame: number;
  /** Called with each frame that is shown, and when the player starts or pauses. */
  readonly onPlayback: (playback: Playback) => void;
  readonly ref?: Ref<PlayerRef>;
}

/**
 * `@remotion/player` without its own controls: the playhead controls it through `ref`. It pauses when it is
 * scrolled out of view. Import this component lazily, because it includes the Player.
 */
export default function CompositionPlayer({
  demo,
  component,
  values,
  autoPlay,
  initialFrame,
  onPlayback,
  ref,
}: CompositionPlayerProps) {
  const {colorMode} = useColorMode();
  const [start] = useState({autoPlay, initialFrame});
  const playerRef = useRef<PlayerRef>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => playerRef.current as PlayerRef, []);

  // The Player's `autoPlay` prop starts playback a moment after mounting. A click on pause in between would
  // find it paused, and start it.
  useLayoutEffect(() => {
    if (start.autoPlay) {
      playerRef.current?.play();
    }
  }, [start]);

  useEffect(() => {
    const player = playerRef.current;
    const box = boxRef.current;
    if (!player || !box) {
      return undefined;
    }
    const report = () => onPlayback({frame: player.getCurrentFrame(), playing: player.isPlaying()});
    const onPlay = () => onPlayback({frame: player.getCurrentFrame(), playing: true});
    const onPause = () => onPlayback({frame: player.getCurrentFrame(), playing: false});
    player.addEventListener('frameupdate', report);
    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) {
        player.pause();
      }
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      player.removeEventListener('frameupdate', report);
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
    };
  }, [onPlayback]);

  return (
    <div
      ref={boxRef}
      role="img"
      aria-label={demo.description}
      className={styles.player}
      style={stageStyle(colorMode)}>
      <Player
        ref={playerRef}
        component={component}
        inputProps={values}
        compositionWidth={demo.width}
        compositionHeight={demo.height}
        fps={demo.fps}
        durationInFrames={demo.durationInFrames}
        initialFrame={start.initialFrame}
        loop
        initiallyMuted
        acknowledgeRemotionLicense
        style={{width: '100%', height: '100%'}}
      />
    </div>
  );
}
