import {useEffect, useRef} from 'react';
import {playInView} from './clip';
import ClipVideo from './ClipVideo';
import Stage, {type StageProps} from './Stage';

export interface ClipProps extends Pick<StageProps, 'demo' | 'sizes'> {
  readonly paused: boolean;
}

/**
 * A demo as a video without sound that repeats while it is in view. Until it plays, and if it may not play, the reader
 * sees the poster.
 */
export default function Clip({demo, sizes, paused}: ClipProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video || paused) {
      return undefined;
    }
    const stop = playInView(window, video, demo.id);
    return () => {
      stop();
      video.pause();
    };
  }, [demo.id, paused]);

  return (
    <Stage demo={demo} sizes={sizes}>
      <ClipVideo ref={ref} demo={demo} preload="none" loop />
    </Stage>
  );
}
