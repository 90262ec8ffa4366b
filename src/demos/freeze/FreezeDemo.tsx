import {AbsoluteFill, Freeze, useCurrentFrame, useVideoConfig} from 'remotion';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';
import {Flight} from './Flight';

const Ball = ({x, label, color}: {x: number; label: string; color: string}) => {
  const frame = useCurrentFrame();

  return <Flight x={x} label={label} color={color} frame={frame} />;
};

type Props = {
  frozen: number;
  active: 'always' | 'from that frame on' | 'in the first second' | 'never';
};

export const FreezeDemo = ({frozen, active}: Props) => {
  const {fps} = useVideoConfig();

  const rules = {
    always: true,
    'from that frame on': (f: number) => f >= frozen,
    'in the first second': (f: number) => f < fps,
    never: false,
  };

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Ball x={64} label="Children" color={colors.ink} />
      <Freeze frame={frozen} active={rules[active]}>
        <Ball x={672} label="Children in <Freeze>" color={colors.signal} />
      </Freeze>
      <AbsoluteFill>
        <svg viewBox="0 0 1280 720">
          <Timeline
            step={3}
            y={584}
            height={48}
            rise={40}
            marks={[{frame: frozen, label: `frame={${frozen}}`}]}
          />
        </svg>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
