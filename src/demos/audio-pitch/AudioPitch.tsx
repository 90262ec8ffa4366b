import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Paper} from '../parts/Paper';
import {Text} from '../parts/Text';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';

const notes = [400, 500, 600, 800];
const windowInSeconds = 0.02;

/** The wave of a tone during 20 milliseconds, around a middle line. */
const wave = (hertz: number, y: number, height: number) =>
  Array.from({length: 577}, (_, i) => {
    const time = (i / 576) * windowInSeconds;
    const value = Math.sin(2 * Math.PI * hertz * time);
    return `${i === 0 ? 'M' : 'L'}${64 + i * 2} ${(y - value * height).toFixed(1)}`;
  }).join('');

type Props = {
  toneFrequency: number;
};

export const AudioPitch = ({toneFrequency}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const note = notes[Math.floor((frame / durationInFrames) * notes.length)] ?? 800;
  const result = note * toneFrequency;

  return (
    <Paper>
      <Text x={64} y={76} size={25} code>
        {`<Audio src={steps} toneFrequency={${toneFrequency}} />`}
      </Text>
      <Text x={64} y={160} size={24} fill={colors.gray500}>
        {`File: ${note} Hz, 20 milliseconds of it`}
      </Text>
      <path d={wave(note, 250, 62)} fill="none" stroke={colors.ink} strokeWidth={5} />
      <Text x={64} y={394} size={24} fill={colors.signal}>
        {`Render: ${Number(result.toFixed(0))} Hz`}
      </Text>
      <path d={wave(result, 484, 62)} fill="none" stroke={colors.signal} strokeWidth={5} />
      <Timeline step={15} y={640} height={28} rise={36} />
    </Paper>
  );
};
