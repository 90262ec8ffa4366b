import type {EventTypes, PlayerRef} from '@remotion/player';
import {useCallback, useSyncExternalStore} from 'react';

export const usePlayerValue = <T extends string | number | boolean>(
  player: PlayerRef,
  events: readonly EventTypes[],
  read: (player: PlayerRef) => T,
): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      events.forEach((event) => player.addEventListener(event, onChange));
      return () => {
        events.forEach((event) => player.removeEventListener(event, onChange));
      };
    },
    [player, events],
  );

  return useSyncExternalStore(subscribe, () => read(player));
};
