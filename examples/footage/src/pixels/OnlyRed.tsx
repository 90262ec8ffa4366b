import {useCallback, useRef} from 'react';
import {AbsoluteFill, OffthreadVideo, staticFile, useVideoConfig} from 'remotion';

export const OnlyRed: React.FC = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const {width, height} = useVideoConfig();

  const draw = useCallback(
    (frame: CanvasImageSource) => {
      const context = canvas.current?.getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) {
        return;
      }

      context.drawImage(frame, 0, 0, width, height);
      const picture = context.getImageData(0, 0, width, height);
      const {data} = picture;

      for (let i = 0; i < data.length; i += 4) {
        const isRed = data[i] > 1.5 * Math.max(data[i + 1], data[i + 2]);
        if (!isRed) {
          const gray = 0.3 * data[i] + 0.59 * data[i + 1] + 0.11 * data[i + 2];
          data[i] = data[i + 1] = data[i + 2] = gray;
        }
      }

      context.putImageData(picture, 0, 0);
    },
    [width, height],
  );

  return (
    <AbsoluteFill>
      <OffthreadVideo src={staticFile('clip.mp4')} onVideoFrame={draw} style={{opacity: 0}} />
      <canvas ref={canvas} width={width} height={height} style={{position: 'absolute'}} />
    </AbsoluteFill>
  );
};
