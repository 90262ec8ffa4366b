import {seek} from '@remotion/studio';
import {useEffect} from 'react';

export const StudioMessages: React.FC = () => {
  useEffect(() => {
    const onMessage = ({origin, data}: MessageEvent<{type: string; frame: number}>) => {
      if (origin === window.location.origin && data.type === 'seek') {
        seek(data.frame);
      }
    };

    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return null;
};
