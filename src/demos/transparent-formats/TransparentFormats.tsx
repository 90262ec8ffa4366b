import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {colors, mono, sans} from '../theme';

type Props = {
  plateOpacity: number;
  background: 'landscape' | 'checkerboard';
};

type Alpha = (alpha: number) => number;

const formats: readonly {name: string; note: string; alpha: Alpha; below: string}[] = [
  {name: 'WebM, ProRes 4444', note: '256 steps', alpha: (alpha) => alpha, below: 'transparent'},
  {
    name: 'GIF',
    note: 'on or off',
    alpha: (alpha) => (alpha < 0.5 ? 0 : 1),
    below: 'transparent',
  },
  {name: 'H.264, H.265', note: 'none', alpha: (alpha) => alpha, below: 'black'},
];

const Landscape = () => (
  <svg viewBox="0 0 352 448" style={{position: 'absolute'}}>
    <rect width={352} height={448} fill={colors.tint} />
    <circle cx={230} cy={150} r={70} fill={colors.signal} />
    <path d="M0 330C90 250 170 260 352 330V448H0Z" fill={colors.gray300} />
    <path d="M0 380C120 320 240 390 352 340V448H0Z" fill={colors.gray500} />
  </svg>
);

const checkerboard = `repeating-conic-gradient(${colors.gray300} 0 25%, ${colors.paper} 0 50%)`;

export const TransparentFormats = ({plateOpacity, background}: Props) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [5, 30, 65, 85], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper, color: colors.ink, fontFamily: sans}}>
      {formats.map(({name, note, alpha, below}, i) => {
        const plate = alpha(plateOpacity * opacity);

        return (
          <div key={name} style={{position: 'absolute', top: 96, left: 64 + i * 400, width: 352}}>
            <div
              style={{
                position: 'relative',
                height: 448,
                overflow: 'hidden',
                borderRadius: 10,
                background: checkerboard,
                backgroundSize: '44px 44px',
              }}>
              {background === 'landscape' ? <Landscape /> : null}
              <AbsoluteFill style={{backgroundColor: below}} />
              <div
                style={{
                  position: 'absolute',
                  left: 24,
                  bottom: 32,
                  padding: '16px 24px',
                  borderRadius: 10,
                  backgroundColor: `rgba(22, 24, 29, ${plate})`,
                }}>
                <div
                  style={{
                    color: colors.paper,
                    fontSize: 40,
                    fontWeight: 700,
                    opacity: alpha(opacity),
                  }}>
                  Ada Lovelace
                </div>
              </div>
            </div>
            <div style={{marginTop: 32, fontSize: 34, fontWeight: 700}}>{name}</div>
            <div style={{marginTop: 8, fontSize: 28, color: colors.gray600}}>
              transparency: {note}
            </div>
          </div>
        );
      })}
      <div style={{position: 'absolute', top: 32, left: 64, fontFamily: mono, fontSize: 28}}>
        opacity <span style={{color: colors.signal}}>{(plateOpacity * opacity).toFixed(2)}</span>
      </div>
    </AbsoluteFill>
  );
};
