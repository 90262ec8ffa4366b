import {useEffect, useState} from 'react';
import {cancelRender, continueRender, delayRender} from 'remotion';

/** Loads a value once. Returns `null` until then, and makes the render wait for it. */
export const useLoaded = <T>(label: string, load: () => Promise<T>): T | null => {
  const [task] = useState(() => ({handle: delayRender(label), load}));
  const [value, setValue] = useState<T | null>(null);
  const isLoaded = value !== null;

  useEffect(() => {
    task.load().then(setValue, cancelRender);
    return () => continueRender(task.handle);
  }, [task]);

  useEffect(() => {
    if (isLoaded) {
      continueRender(task.handle);
    }
  }, [isLoaded, task]);

  return value;
};
