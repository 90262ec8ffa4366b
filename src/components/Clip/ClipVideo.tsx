import type {ComponentProps} from 'react';
import type {Demo} from '@site/features/demos/defineDemo';
import styles from './styles.module.css';

export interface ClipVideoProps extends Pick<
  ComponentProps<'video'>,
  'ref' | 'src' | 'loop' | 'preload' | 'onError'
> {
  readonly demo: Pick<Demo, 'width' | 'height'>;
}

/**
 * The video of a demo, above its poster. It has no sound and no controls, and is hidden from screen readers: the
 * description of the poster applies to both.
 */
export default function ClipVideo({demo: {width, height}, ...video}: ClipVideoProps) {
  return (
    <video
      {...video}
      className={styles.layer}
      width={width}
      height={height}
      muted
      playsInline
      disableRemotePlayback
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
