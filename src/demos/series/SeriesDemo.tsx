import {AbsoluteFill, interpolate, Series, useCurrentFrame, useVideoConfig} from 'remotion';
import {Tracks} from '../parts/Tracks';
import {colors} from '../theme';

type SceneProps = {
  number: number;
  color: string;
  backgroundColor: string;
};

const Scene = ({number, color, backgroundColor}: SceneProps) => {
  const frame = useCurrentFrame();
  const width = interpolate(frame, [0, 12], [0, 100], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{width: `${width}%`, overflow: 'hidden', color, backgroundColor}}>
      <div style={{position: 'absolute', left: 96, top: 40, fontSize: 300, fontWeight: 700}}>
        {number}
      </div>
    </AbsoluteFill>
  );
};

type Props = {
  first: number;
  second: number;
  offset: number;
};

export const SeriesDemo = ({first, second, offset}: Props) => {
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - first - offset - second;

  return (
    <AbsoluteFill
      style={{backgroundColor: colors.gray50, fontFamily: 'Helvetica, Arial, sans-serif'}}>
      <Series>
        <Series.Sequence durationInFrames={first}>
          <Scene number={1} color={colors.ink} backgroundColor={colors.gray100} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={second} offset={offset}>
          <Scene number={2} color={colors.paper} backgroundColor={colors.signal} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={Infinity}>
          <Scene number={3} color={colors.paper} backgroundColor={colors.ink} />
        </Series.Sequence>
      </Series>
      <Tracks
        tracks={[
          {label: 'Scene 1', from: 0, durationInFrames: first},
          {label: 'Scene 2', from: first + offset, durationInFrames: second},
          {label: 'Scene 3', from: first + offset + second, durationInFrames: last},
        ]}
      />
    </AbsoluteFill>
  );
};
