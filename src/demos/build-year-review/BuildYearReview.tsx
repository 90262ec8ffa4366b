import {AbsoluteFill, interpolate, Series, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../theme';
import {activityOf, bestMonth} from './activity';

const shades = [colors.gray100, '#f3b5a9', '#ec7a69', colors.signal];
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const Headline = ({lines}: {lines: string[]}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{justifyContent: 'center', padding: 96, fontSize: 136, lineHeight: 1.05}}>
      {lines.map((line, i) => {
        const entrance = spring({frame: frame - i * 6, fps, config: {damping: 200}});
        return (
          <div
            key={i}
            style={{opacity: entrance, transform: `translateY(${(1 - entrance) * 90}px)`}}>
            {line}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

const Calendar = ({activity}: {activity: number[]}) => {
  const frame = useCurrentFrame();
  const today = interpolate(frame, [0, 75], [0, activity.length], clamp);
  const active = activity.filter((level, day) => level > 0 && day < today).length;

  return (
    <AbsoluteFill style={{padding: 96}}>
      <div style={{fontSize: 232, lineHeight: 1}}>{active}</div>
      <div style={{fontSize: 52, color: colors.gray500}}>active days</div>
      <svg viewBox="0 0 1088 148" style={{position: 'absolute', left: 96, top: 470, width: 1088}}>
        {activity.map((level, day) => (
          <rect
            key={day}
            x={Math.floor(day / 7) * 21}
            y={(day % 7) * 21}
            width={17}
            height={17}
            rx={4}
            fill={shades[day < today ? level : 0]}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};

export const BuildYearReview = ({name}: {name: string}) => {
  const activity = activityOf(name);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: 'Helvetica, Arial, sans-serif',
        fontWeight: 700,
        letterSpacing: '-0.03em',
      }}>
      <Series>
        <Series.Sequence durationInFrames={50}>
          <Headline lines={[`${name},`, 'this was your', 'year.']} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={100}>
          <Calendar activity={activity} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={60}>
          <Headline lines={[bestMonth(activity), 'was your best', 'month.']} />
        </Series.Sequence>
      </Series>
    </AbsoluteFill>
  );
};
