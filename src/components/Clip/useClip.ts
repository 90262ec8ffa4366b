import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {type ClipOf, followClip, frameOf, pauseClip, playInView} from './clip';

export interface ClipPlayback {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly frame: number;
  readonly playing: boolean;
  readonly ended: boolean;
  readonly pause: () => void;
}

/** Plays a clip while it is in view, and tells which frame it shows. */
export const useClip = (clip: ClipOf): ClipPlayback => {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState({frame: 0, playing: false, ended: false});

  useEffect(() => {
    const video = ref.current;
    if (!video) {
      return undefined;
    }
    const update = () =>
      setState({
        frame: frameOf(video, clip),
        playing: !video.paused && !video.ended,
        ended: video.ended,
      });
    // It may already be playing, or have ended: `src/demos/hero/playEarly.ts` starts it before hydration.
    update();
    const stopFollowing = followClip(video, update);
    const stopPlaying = playInView(window, video, clip.id);
    return () => {
      stopFollowing();
      stopPlaying();
    };
  }, [clip]);

  const pause = useCallback(() => {
    if (ref.current) {
      pauseClip(ref.current);
    }
  }, []);

  return {ref, ...state, pause};
};
