import type {PlayerRef} from '@remotion/player';
import {useCallback, useSyncExternalStore} from 'react';

export const usePlayerFrame = (player: PlayerRef | null): number => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      player?.addEventListener('frameupdate', onChange);
      return () => player?.removeEventListener('frameupdate', onChange);
    },
    [player],
  );

  return useSyncExternalStore(
    subscribe,
    () => player?.getCurrentFrame() ?? 0,
    () => 0,
  );
};
