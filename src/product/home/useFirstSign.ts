import {useEffect} from 'react';

const signs = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'scroll', 'touchend'] as const;

/** After this long without a sign of the reader the page counts as read, not skimmed. */
const patience = 3500;

/**
 * Calls back once, when the page is usable and the reader shows a first sign (pointer, key, scroll,
 * touch), or a while after load, but only after a click, tap or key on the page: the player creates an
 * `AudioContext` when it mounts, and before that browsers block it and log a warning. What happens on a
 * control is a command to it and no sign: the press that plays would otherwise meet a player that plays.
 * Never if the reader prefers reduced motion or saves data.
 */
export default function useFirstSign(callback: () => void): void {
  useEffect(() => {
    const connection = (navigator as Navigator & {connection?: {saveData?: boolean}}).connection;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) {
      return undefined;
    }
    let timer = 0;
    const stop = () => {
      window.clearTimeout(timer);
      signs.forEach((sign) => window.removeEventListener(sign, onSign));
    };
    const fire = () => {
      // Older browsers don't have it.
      const {userActivation} = navigator as Partial<Navigator>;
      if (userActivation?.hasBeenActive) {
        stop();
        callback();
      }
    };
    const onSign = ({target}: Event) => {
      if (!(target instanceof Element && target.closest('button, input'))) {
        fire();
      }
    };
    signs.forEach((sign) => window.addEventListener(sign, onSign, {passive: true}));
    timer = window.setTimeout(fire, patience);
    return stop;
  }, [callback]);
}
