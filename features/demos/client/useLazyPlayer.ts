import {type ComponentType, useCallback, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import type {Demo, DemoProps as Values} from '@site/features/demos/defineDemo';
import type {CompositionPlayerProps, Playback} from './CompositionPlayer';

interface Loaded {
  readonly Player: ComponentType<CompositionPlayerProps>;
  readonly component: ComponentType<Values>;
}

/**
 * Controls a player that is loaded on the reader's first request. Actions while it loads are kept: the player
 * starts at the current position of the playhead, and only plays if the reader hasn't paused it.
 *
 * @param demo its poster frame is shown until then
 * @param firstFrame where playback starts if the reader hasn't moved the playhead; the poster frame by default
 */
export default function useLazyPlayer(demo: Demo, firstFrame = demo.posterFrame) {
  // The current state, or the state to apply once the player is loaded.
  const [playback, setPlayback] = useState<Playback>({frame: demo.posterFrame, playing: false});
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const playerRef = useRef<PlayerRef>(null);
  const requested = useRef(false);
  const moved = useRef(false);

  /** Loads the player without changing the playback. */
  const load = useCallback(() => {
    if (requested.current) {
      return;
    }
    requested.current = true;
    setFailed(false);
    Promise.all([import('./CompositionPlayer'), demo.load()]).then(
      ([{default: Player}, component]) => setLoaded({Player, component}),
      () => {
        requested.current = false;
        setPlayback(({frame}) => ({frame, playing: false}));
        setFailed(true);
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
      // Update immediately instead of waiting for the player: while a key is held down, each step starts from
      // this frame.
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
    failed,
    load,
    play,
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
