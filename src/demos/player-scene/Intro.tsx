import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, stageStyle} from '../theme';

const words = ['Made', 'with', 'frames'];

/** The video of all demos of the Player: three words arrive, a bar fills, and the frame is counted. */
export const Intro = () => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const progress = interpolate(frame, [0, durationInFrames - 1], [0, 1]);

  return (
    <AbsoluteFill
      style={{
        ...stageStyle('light'),
        backgroundColor: colors.ink,
        color: colors.paper,
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      <div style={{position: 'absolute', left: 96, top: 120, fontSize: 150, fontWeight: 700}}>
        {words.map((word, i) => {
          const arrived = spring({frame: frame - i * 15, fps, config: {damping: 200}});
          return (
            <div
              key={word}
              style={{
                lineHeight: 1.1,
                letterSpacing: '-0.03em',
                opacity: arrived,
                transform: `translateX(${(1 - arrived) * 120}px)`,
              }}>
              {word}
            </div>
          );
        })}
      </div>
      <div style={{position: 'absolute', right: 96, top: 96, fontSize: 96, color: colors.signal}}>
        {frame}
      </div>
      <div style={{position: 'absolute', left: 0, bottom: 0, height: 24, width: '100%'}}>
        <div style={{height: 24, width: `${progress * 100}%`, backgroundColor: colors.signal}} />
      </div>
    </AbsoluteFill>
  );
};
