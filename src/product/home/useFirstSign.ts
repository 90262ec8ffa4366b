import {useEffect} from 'react';

const signs = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'scroll', 'touchend'] as const;

/** Milliseconds without an interaction after which the reader is considered to be reading, not skimming. */
const patience = 3500;

/**
 * Calls back once after the first user interaction (pointer, key, scroll, touch), or a while after load, but
 * only if the reader has clicked, tapped or pressed a key on the page: the Player creates an `AudioContext`
 * when it mounts, and before that, browsers block it and log a warning. Interactions with a control don't
 * count, because they are commands for the control: otherwise, a click on play would reach a player that is
 * already playing. It never calls back if the reader prefers reduced motion or turned on data saving.
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
      // Older browsers don't support it.
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
