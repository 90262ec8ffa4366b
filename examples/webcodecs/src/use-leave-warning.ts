import {useEffect} from 'react';

export const useLeaveWarning = (isConverting: boolean) => {
  useEffect(() => {
    if (!isConverting) {
      return undefined;
    }

    const warn = (event: BeforeUnloadEvent) => event.preventDefault();

    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isConverting]);
};
