import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono} from '../theme';

type Props = {
  seed: string;
  count: number;
};

const palette = [colors.signal, colors.ink, colors.gray400, colors.tint];

export const Randomness = ({seed, count}: Props) => {
  const frame = useCurrentFrame();
  const {width, durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      {Array.from({length: count}, (_, i) => {
        const size = interpolate(random(`${seed}-size-${i}`), [0, 1], [18, 52]);
        const start = interpolate(random(`${seed}-start-${i}`), [0, 1], [-500, 440]);
        const distance = interpolate(random(`${seed}-speed-${i}`), [0, 1], [200, 700]);
        const turns = interpolate(random(`${seed}-turns-${i}`), [0, 1], [-2, 2]);
        const progress = frame / durationInFrames;

        return (
          <div
            key={i}
            style={{
              position: 'absolute',
              left: random(`${seed}-x-${i}`) * (width - size),
              top: start + progress * distance,
              width: size,
              height: size * 0.7,
              borderRadius: 4,
              backgroundColor: palette[Math.floor(random(`${seed}-color-${i}`) * palette.length)],
              transform: `rotate(${turns * 360 * progress}deg)`,
            }}
          />
        );
      })}
      <div
        style={{
          position: 'absolute',
          left: 48,
          bottom: 40,
          padding: '12px 20px',
          borderRadius: 10,
          backgroundColor: colors.paper,
          border: `2px solid ${colors.gray200}`,
          color: colors.ink,
          fontFamily: mono,
          fontSize: 28,
          whiteSpace: 'pre',
        }}>
        {`random('${seed}-x-0') = `}
        <span style={{color: colors.signal, fontWeight: 700}}>
          {random(`${seed}-x-0`).toFixed(4)}
        </span>
      </div>
    </AbsoluteFill>
  );
};
