import {useRef} from 'react';
import {decodeVideo} from './decode-video';

export const FrameViewer: React.FC = () => {
  const canvas = useRef<HTMLCanvasElement>(null);

  const show = (file: File) =>
    decodeVideo(file, (frame) => {
      const element = canvas.current;
      if (!element) {
        return;
      }

      element.width = frame.displayWidth;
      element.height = frame.displayHeight;
      element.getContext('2d')?.drawImage(frame, 0, 0);
    });

  return (
    <>
      <input
        type="file"
        accept="video/*"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) {
            show(file).catch((error) => console.error(error));
          }
        }}
      />
      <canvas ref={canvas} style={{maxWidth: '100%'}} />
    </>
  );
};
