import {useEffect, useRef} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {clipAddress} from './clip';
import ClipVideo from './ClipVideo';
import type {StageProps} from './Stage';

export interface RequestedClipProps {
  readonly demo: Pick<StageProps['demo'], 'id' | 'width' | 'height'>;
  readonly paused?: boolean;
  /** Called if the browser can't load or play it. */
  readonly onError?: () => void;
}

/**
 * The video of a demo that the reader asked for, above its poster. It loads when it is mounted, and repeats until it is
 * paused or unmounted.
 */
export default function RequestedClip({demo, paused = false, onError}: RequestedClipProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const {colorMode} = useColorMode();

  useEffect(() => {
    if (paused) {
      ref.current?.pause();
    } else {
      // It fails if the browser can't play it. The poster is below it.
      ref.current?.play().catch(() => undefined);
    }
  }, [paused, colorMode]);

  return (
    <ClipVideo ref={ref} demo={demo} src={clipAddress(demo.id, colorMode)} loop onError={onError} />
  );
}
