import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  title: string;
  color: string;
  value: number;
};

const ring = {cx: 960, cy: 360, r: 190, fill: 'none', strokeWidth: 48};

export const ParameterizedCard = ({title, color, value}: Props) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 15], [0, 1], {extrapolateRight: 'clamp'});
  const percent = interpolate(frame, [10, 60], [0, value], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#fbfaf7'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="Helvetica, Arial, sans-serif"
        fontWeight={700}
        fill="#16181d">
        <text x={96} y={388} fontSize={88} letterSpacing="-0.03em" opacity={opacity}>
          {title}
        </text>
        <circle {...ring} stroke="#ebe8e1" />
        <circle
          {...ring}
          stroke={color}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 960 360)"
        />
        <text x={960} y={394} fontSize={96} textAnchor="middle">
          {Math.round(percent)}%
        </text>
      </svg>
    </AbsoluteFill>
  );
};
