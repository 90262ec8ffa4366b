import {interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Platform: React.FC<{track: number}> = ({track}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const pop = spring({frame, fps, delay: 24});
  const degrees = interpolate(pop, [0, 1], [-90, 0]);

  return (
    <div
      style={{
        position: 'absolute',
        top: 90,
        right: 80,
        width: 180,
        borderRadius: 24,
        backgroundColor: '#ef476f',
        fontSize: 150,
        textAlign: 'center',
        transform: `rotate(${degrees}deg) scale(${pop})`,
      }}>
      {track}
    </div>
  );
};
