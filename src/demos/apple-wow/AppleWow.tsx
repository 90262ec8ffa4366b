import {AbsoluteFill, interpolate, Sequence, useCurrentFrame} from 'remotion';
import {colors} from '../theme';
import {Burst} from './Burst';
import {Launch} from './Launch';
import {SlowMotion} from './SlowMotion';
import {BURST_FRAME} from './timing';
import {Word} from './Word';

type AppleWowProps = {
  readonly word: string;
  readonly color: string;
  readonly rays: number;
  readonly speed: number;
};

export const AppleWow = ({word, color, rays, speed}: AppleWowProps) => {
  const frame = useCurrentFrame();
  const zoom = interpolate(frame, [BURST_FRAME, 119], [1, 1.06], {extrapolateLeft: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Sequence durationInFrames={BURST_FRAME}>
        <Launch color={color} />
      </Sequence>
      <Sequence from={BURST_FRAME}>
        <SlowMotion speed={speed}>
          <Burst color={color} rays={rays} />
        </SlowMotion>
      </Sequence>
      <Sequence
        from={BURST_FRAME}
        style={{alignItems: 'center', justifyContent: 'center', transform: `scale(${zoom})`}}>
        <Word>{word}</Word>
      </Sequence>
    </AbsoluteFill>
  );
};
