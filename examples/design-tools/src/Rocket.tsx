import {Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

export const Rocket: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const y = interpolate(frame, [20, durationInFrames], [0, -400], {
    easing: Easing.in(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const flicker = 1 + 0.15 * Math.sin(frame * 1.5);

  return (
    <svg viewBox="0 0 640 360" fill="none" xmlns="http://www.w3.org/2000/svg">
      <g id="Scene" clipPath="url(#clip0_1_2)">
        <rect width={640} height={360} fill="#1B1440" />
        <g id="stars">
          <circle cx={90} cy={70} r={3} fill="white" />
          <circle cx={210} cy={180} r={2} fill="white" />
          <circle cx={470} cy={90} r={3} fill="white" />
          <circle cx={560} cy={230} r={2} fill="white" />
        </g>
        <g id="rocket" style={{transform: `translateY(${y}px)`}}>
          <path
            id="flame"
            d="M300 262L320 330L340 262H300Z"
            fill="url(#paint0_linear_1_2)"
            style={{
              transform: `scaleY(${flicker})`,
              transformBox: 'fill-box',
              transformOrigin: 'top',
            }}
          />
          <path
            id="body"
            d="M320 90C352 120 360 170 360 262H280C280 170 288 120 320 90Z"
            fill="#F2F0FF"
            stroke="#8F7CF2"
            strokeWidth={4}
          />
          <circle id="window" cx={320} cy={175} r={18} fill="#8F7CF2" />
        </g>
      </g>
      <defs>
        <linearGradient
          id="paint0_linear_1_2"
          x1={320}
          y1={262}
          x2={320}
          y2={330}
          gradientUnits="userSpaceOnUse">
          <stop stopColor="#FFD166" />
          <stop offset={1} stopColor="#EF476F" />
        </linearGradient>
        <clipPath id="clip0_1_2">
          <rect width={640} height={360} fill="white" />
        </clipPath>
      </defs>
    </svg>
  );
};
