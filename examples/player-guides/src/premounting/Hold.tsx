import {useEffect} from 'react';
import {useBufferState} from 'remotion';

/** Stops the Player for as long as it is mounted. */
export const Hold: React.FC = () => {
  const {delayPlayback} = useBufferState();

  useEffect(() => {
    const {unblock} = delayPlayback();
    return unblock;
  }, [delayPlayback]);

  return null;
};
