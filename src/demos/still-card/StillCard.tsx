import {AbsoluteFill} from 'remotion';

const ring = {cx: 960, cy: 360, r: 190, fill: 'none', strokeWidth: 48};

export const StillCard = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#fbfaf7'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="Helvetica, Arial, sans-serif"
        fontWeight={700}
        fill="#16181d">
        <text x={96} y={388} fontSize={88} letterSpacing="-0.03em">
          Reading goal
        </text>
        <circle {...ring} stroke="#ebe8e1" />
        <circle
          {...ring}
          stroke="#e5402a"
          pathLength={100}
          strokeDasharray="72 100"
          transform="rotate(-90 960 360)"
        />
        <text x={960} y={394} fontSize={96} textAnchor="middle">
          72%
        </text>
      </svg>
    </AbsoluteFill>
  );
};
