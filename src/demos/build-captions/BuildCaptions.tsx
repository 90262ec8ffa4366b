import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {lines, type Word} from './captions';
import {Sea} from './Sea';

const Line = ({words, now}: {words: Word[]; now: number}) => {
  const start = words[0]?.startMs ?? 0;
  const translateY = interpolate(now, [start, start + 200], [24, 0], {
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{display: 'flex', gap: '0.08em', transform: `translateY(${translateY}px)`}}>
      {words.map((word) => {
        const spoken = now >= word.startMs;
        const active = spoken && now < word.endMs;
        return (
          <span
            key={word.startMs}
            style={{
              padding: '0.04em 0.14em',
              borderRadius: '0.16em',
              color: spoken ? '#fbfaf7' : '#98948b',
              backgroundColor: active ? '#e5402a' : 'transparent',
            }}>
            {word.text}
          </span>
        );
      })}
    </div>
  );
};

export const BuildCaptions = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const line = lines.filter((words) => now >= (words[0]?.startMs ?? 0)).at(-1);

  return (
    <AbsoluteFill style={{backgroundColor: '#16181d'}}>
      <Sea time={frame / fps} />
      <AbsoluteFill
        style={{
          alignItems: 'center',
          justifyContent: 'flex-end',
          paddingBottom: 72,
          fontFamily: 'Helvetica, Arial, sans-serif',
          fontSize: 76,
          fontWeight: 700,
          letterSpacing: '-0.02em',
        }}>
        {line ? <Line words={line} now={now} /> : null}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
