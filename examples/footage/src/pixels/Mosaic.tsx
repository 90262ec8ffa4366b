import {useCallback, useRef} from 'react';
import {AbsoluteFill, OffthreadVideo, staticFile, useVideoConfig} from 'remotion';

type MosaicProps = {
  tiles: number;
};

export const Mosaic: React.FC<MosaicProps> = ({tiles}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const {width, height} = useVideoConfig();

  const draw = useCallback(
    (frame: CanvasImageSource) => {
      const context = canvas.current?.getContext('2d');
      if (!context) {
        return;
      }

      const rows = Math.round((tiles * height) / width);
      context.imageSmoothingEnabled = false;
      context.drawImage(frame, 0, 0, tiles, rows);
      context.drawImage(context.canvas, 0, 0, tiles, rows, 0, 0, width, height);
    },
    [tiles, width, height],
  );

  return (
    <AbsoluteFill>
      <OffthreadVideo src={staticFile('clip.mp4')} onVideoFrame={draw} style={{opacity: 0}} />
      <canvas ref={canvas} width={width} height={height} style={{position: 'absolute'}} />
    </AbsoluteFill>
  );
};
