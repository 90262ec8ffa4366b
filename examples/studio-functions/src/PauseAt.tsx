import {pause} from '@remotion/studio';
import {useEffect, useRef} from 'react';
import {useCurrentFrame} from 'remotion';

export const PauseAt: React.FC<{stop: number}> = ({stop}) => {
  const frame = useCurrentFrame();
  const previous = useRef(frame);

  useEffect(() => {
    if (previous.current < stop && frame >= stop) {
      pause();
    }
    previous.current = frame;
  }, [frame, stop]);

  return null;
};
