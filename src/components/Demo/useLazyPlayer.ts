import {type ComponentType, type Ref, useCallback, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import type {Demo, DemoProps as Values} from '@site/src/demos/defineDemo';
import type {CompositionPlayerProps, Playback} from './CompositionPlayer';

interface Loaded {
  readonly Player: ComponentType<CompositionPlayerProps>;
  readonly component: ComponentType<Values>;
}

export interface LazyPlayer {
  /** What is shown, or is to be shown once the player is there. */
  readonly playback: Playback;
  /** The player and the composition; `null` until both are loaded. */
  readonly loaded: Loaded | null;
  /** Why they did not load. */
  readonly error: Error | null;
  /** Loads the player without a change of what is shown; once it is on its way it does nothing. */
  readonly load: () => void;
  /** Plays, and loads the player for it. */
  readonly play: () => void;
  /** Plays, unless the reader has steered the player already. */
  readonly playUnasked: () => void;
  readonly toggle: () => void;
  readonly seek: (frame: number) => void;
  /** For the player. */
  readonly playerProps: Pick<
    CompositionPlayerProps,
    'demo' | 'autoPlay' | 'initialFrame' | 'onPlayback'
  > & {readonly ref: Ref<PlayerRef>};
}

/**
 * Steers a player that loads when the reader first asks for it. What is asked while it loads is kept:
 * the player starts where the playhead stands by then, and plays only if that is still wanted.
 *
 * @param demo its poster frame is shown until then
 * @param firstFrame where playing starts when nothing was asked before; the poster frame by default
 */
export default function useLazyPlayer(demo: Demo, firstFrame = demo.posterFrame): LazyPlayer {
  const [playback, setPlayback] = useState<Playback>({frame: demo.posterFrame, playing: false});
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const playerRef = useRef<PlayerRef>(null);
  const requested = useRef(false);
  const moved = useRef(false);

  const load = useCallback(() => {
    if (requested.current) {
      return;
    }
    requested.current = true;
    setError(null);
    Promise.all([import('./CompositionPlayer'), demo.load()]).then(
      ([{default: Player}, component]) => setLoaded({Player, component}),
      (reason: unknown) => {
        requested.current = false;
        setPlayback(({frame}) => ({frame, playing: false}));
        setError(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
  }, [demo]);

  const playing = useCallback(
    (next: (before: boolean) => boolean) => {
      const start = moved.current ? undefined : firstFrame;
      moved.current = true;
      setPlayback((before) => ({frame: start ?? before.frame, playing: next(before.playing)}));
      load();
    },
    [firstFrame, load],
  );

  const play = useCallback(() => {
    if (playerRef.current) {
      playerRef.current.play();
    } else {
      playing(() => true);
    }
  }, [playing]);

  const playUnasked = useCallback(() => {
    if (!moved.current) {
      play();
    }
  }, [play]);

  const toggle = useCallback(() => {
    if (playerRef.current) {
      playerRef.current.toggle();
    } else {
      playing((before) => !before);
    }
  }, [playing]);

  const seek = useCallback(
    (frame: number) => {
      moved.current = true;
      // At once, and not when the player tells: a key that is held down counts from this frame.
      setPlayback({frame, playing: false});
      playerRef.current?.pause();
      playerRef.current?.seekTo(frame);
      load();
    },
    [load],
  );

  return {
    playback,
    loaded,
    error,
    load,
    play,
    playUnasked,
    toggle,
    seek,
    playerProps: {
      ref: playerRef,
      demo,
      autoPlay: playback.playing,
      initialFrame: playback.frame,
      onPlayback: setPlayback,
    },
  };
}
