import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../theme';
import {drinks, months} from './data';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export const BuildChart = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  // The chart stands between two months, and so do its values.
  const month = interpolate(frame, [0, durationInFrames - 30], [0, months.length - 1], clamp);
  const bars = drinks.map(({name, color, cups}) => ({
    name,
    color,
    cups: interpolate(
      month,
      months.map((_, i) => i),
      cups,
    ),
  }));
  const largest = Math.max(...bars.map((bar) => bar.cups));

  // A smooth rank: each bar that is ahead pushes this one down by up to one row.
  const rank = (bar: {cups: number}) =>
    bars.reduce((sum, other) => sum + 1 / (1 + Math.exp((bar.cups - other.cups) / 16)), -0.5);

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="Helvetica, Arial, sans-serif"
        fontSize={34}
        fill={colors.ink}>
        <text x={72} y={108} fontSize={52} fontWeight={700} letterSpacing="-0.02em">
          Cups sold at the kiosk
        </text>
        <text
          x={1208}
          y={664}
          fontSize={150}
          fontWeight={700}
          fill={colors.gray200}
          textAnchor="end">
          {months[Math.floor(month)]}
        </text>
        {bars.map((bar) => {
          const width = (bar.cups / largest) * 800;
          return (
            <g key={bar.name} transform={`translate(0 ${160 + rank(bar) * 104})`}>
              <text x={296} y={54} textAnchor="end">
                {bar.name}
              </text>
              <rect x={320} width={width} height={80} fill={bar.color} />
              <text x={336 + width} y={54} fontSize={30} fill={colors.gray500}>
                {Math.round(bar.cups)}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
