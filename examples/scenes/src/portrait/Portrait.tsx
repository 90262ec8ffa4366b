import {useEffect, useRef, useState} from 'react';
import {AbsoluteFill, staticFile} from 'remotion';
import {Footage} from './Footage';

export const Portrait: React.FC = () => {
  const ref = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState('');

  useEffect(() => {
    const video = ref.current;
    if (!video) {
      return;
    }

    const onMetadata = () => setSize(`${video.videoWidth} by ${video.videoHeight}`);
    if (video.readyState >= video.HAVE_METADATA) {
      onMetadata();
    }
    video.addEventListener('loadedmetadata', onMetadata);

    return () => video.removeEventListener('loadedmetadata', onMetadata);
  }, []);

  return (
    <AbsoluteFill>
      <Footage ref={ref} src={staticFile('clip.mp4')} />
      <div style={{position: 'absolute', fontSize: 40}}>{size}</div>
    </AbsoluteFill>
  );
};
