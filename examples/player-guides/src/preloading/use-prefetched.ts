import {useEffect, useState} from 'react';
import {prefetch} from 'remotion';

export const usePrefetched = (sources: readonly string[]): boolean => {
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let current = true;
    const downloads = sources.map((src) => prefetch(src));

    void Promise.allSettled(downloads.map(({waitUntilDone}) => waitUntilDone())).then(() => {
      if (current) setReady(true);
    });

    return () => {
      current = false;
      setReady(false);
      downloads.forEach(({free}) => free());
    };
  }, [sources]);

  return ready;
};
