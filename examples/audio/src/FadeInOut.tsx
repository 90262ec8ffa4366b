import {Audio, interpolate, staticFile, useVideoConfig} from 'remotion';

export const FadeInOut: React.FC = () => {
  const {durationInFrames} = useVideoConfig();

  return (
    <Audio
      src={staticFile('steps.wav')}
      volume={(frame) =>
        interpolate(frame, [0, 15, durationInFrames - 15, durationInFrames], [0, 1, 1, 0], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        })
      }
    />
  );
};
