import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';

type Props = {
  everyNthFrame: number;
};

const dots = Array.from({length: 8}, (_, i) => i);

/** One turn of the spinner in the whole duration, so that the end meets the beginning. */
const Spinner = ({turn}: {turn: number}) => (
  <svg viewBox="-120 -120 240 240" width={360} height={360}>
    {dots.map((dot) => {
      const age = (turn - dot / dots.length + 1) % 1;
      return (
        <circle
          key={dot}
          cx={90}
          r={20}
          transform={`rotate(${dot * 45 - 90})`}
          fill={colors.signal}
          opacity={1 - age * 0.9}
        />
      );
    })}
  </svg>
);

export const GifFrames = ({everyNthFrame}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const kept = Math.floor(frame / everyNthFrame) * everyNthFrame;
  const pictures = Math.ceil(durationInFrames / everyNthFrame);
  const rate = (fps / everyNthFrame).toFixed(1).replace('.0', '');
  const columns = [
    {left: 64, title: 'Video', note: `${durationInFrames} frames, ${fps} per second`, shown: frame},
    {left: 680, title: 'GIF', note: `${pictures} frames, ${rate} per second`, shown: kept},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper, color: colors.ink, fontFamily: sans}}>
      {columns.map(({left, title, note, shown}) => (
        <div key={title} style={{position: 'absolute', top: 64, left}}>
          <div style={{fontSize: 40, fontWeight: 700}}>{title}</div>
          <div style={{marginTop: 8, fontSize: 30, color: colors.gray600}}>{note}</div>
          <div style={{marginTop: 16}}>
            <Spinner turn={shown / durationInFrames} />
          </div>
          <div
            style={{
              position: 'absolute',
              top: 257,
              left: 136,
              width: 88,
              textAlign: 'center',
              fontFamily: mono,
              fontSize: 44,
            }}>
            {shown}
          </div>
        </div>
      ))}
      <svg viewBox="0 0 1152 100" style={{position: 'absolute', left: 64, bottom: 40, width: 1152}}>
        {Array.from({length: durationInFrames}, (_, i) => (
          <rect
            key={i}
            x={i * 24 + 3}
            y={24}
            width={18}
            height={64}
            rx={3}
            fill={i % everyNthFrame === 0 ? colors.signal : colors.gray200}
          />
        ))}
        <path d={`M${frame * 24 + 12} 8V96`} stroke={colors.ink} strokeWidth={3} />
        <circle cx={frame * 24 + 12} cy={8} r={7} fill={colors.ink} />
      </svg>
    </AbsoluteFill>
  );
};
