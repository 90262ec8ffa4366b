import {useEffect, useRef} from 'react';
import type {Demo} from '@site/src/demos/defineDemo';
import Poster from '@site/src/components/Demo/Poster';
import {playInView} from './clip';
import styles from './styles.module.css';

export interface ClipProps {
  readonly demo: Pick<Demo, 'id' | 'width' | 'height' | 'description'>;
  /** The width at which it is shown, as in the `sizes` attribute of an image. */
  readonly sizes: string;
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
    <div className={styles.clip} style={{aspectRatio: `${demo.width} / ${demo.height}`}}>
      <Poster demo={demo} sizes={sizes} className={styles.layer} />
      <video
        ref={ref}
        className={styles.layer}
        width={demo.width}
        height={demo.height}
        preload="none"
        loop
        muted
        playsInline
        disableRemotePlayback
        aria-hidden="true"
        tabIndex={-1}
      />
    </div>
  );
}
