import {AbsoluteFill, OffthreadVideo, useVideoConfig} from 'remotion';

export type FormattedClipProps = {
  src: string;
  format: 'landscape' | 'portrait';
};

export const FormattedClip: React.FC<FormattedClipProps> = ({src, format}) => {
  const {width, height, durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <OffthreadVideo
        src={src}
        style={{
          width: '100%',
          height: '100%',
          objectFit: format === 'portrait' ? 'cover' : 'contain',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 30,
          bottom: 30,
          color: 'white',
          fontSize: 40,
        }}>
        {width} by {height}, {durationInFrames} frames
      </div>
    </AbsoluteFill>
  );
};
