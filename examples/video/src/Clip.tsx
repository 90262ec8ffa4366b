import {AbsoluteFill, interpolate, OffthreadVideo, staticFile, useVideoConfig} from 'remotion';

export const Clip: React.FC = () => {
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <OffthreadVideo
        src={staticFile('clip.mp4')}
        trimBefore={30}
        style={{position: 'absolute', right: 40, bottom: 40, width: 640}}
        playbackRate={2}
        volume={(frame) =>
          interpolate(frame, [0, fps], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          })
        }
      />
    </AbsoluteFill>
  );
};
