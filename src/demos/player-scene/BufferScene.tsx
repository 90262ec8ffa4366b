import type {ComponentProps} from 'react';
import {interpolate} from 'remotion';
import {scales} from '../parts/axes';
import {Paper} from '../parts/Paper';
import {Text} from '../parts/Text';
import {colors, stageStyle} from '../theme';

/** The video of these scenes: 90 frames, and a clip in it from frame 30 on. */
export const LENGTH = 90;
export const CLIP_FROM = 30;
/** What passes on the clock until the demo begins again, in frames. */
const CLOCK = 150;

type Props = {
  /** The clock, in frames: it never stops. */
  readonly time: number;
  /** The frame of the video at any time. */
  readonly frameAt: (time: number) => number;
  readonly waiting: boolean;
  /** Whether the file of the clip is there. */
  readonly loaded: boolean;
  /** How much of the file is there, 0 to 1. */
  readonly progress: number;
  readonly premountFor: number;
};

const PLOT = {left: 704, right: 1200, top: 112, bottom: 400};
const {xOf: timeX, yOf: frameY} = scales(PLOT, CLOCK, [0, LENGTH]);

const Spinner = ({time}: {readonly time: number}) => (
  <g transform={`translate(272 153) rotate(${time * 12})`}>
    <path
      d="M0 -34 A34 34 0 0 1 20 27"
      fill="none"
      stroke={colors.paper}
      strokeWidth={10}
      strokeLinecap="round"
    />
  </g>
);

/** A ball on a hill, at a moment of the clip. */
const Clip = ({moment}: {readonly moment: number}) => {
  const x = interpolate(moment, [0, LENGTH - CLIP_FROM], [60, 484]);
  const y = 210 - Math.sin((Math.PI * (x - 60)) / 424) * 120;
  return (
    <g>
      <rect width={544} height={306} fill="#2c4a63" />
      <path d="M0 306 V236 C140 236 180 116 272 116 S404 236 544 236 V306 Z" fill="#4f7a5b" />
      <circle cx={x} cy={y} r={26} fill="#f2c14e" />
    </g>
  );
};

const trackX = (f: number) => 64 + (f / LENGTH) * 1152;

/** 4 pixels between what ends and what starts at the clip, in frames. */
const GAP = (4 / 1152) * LENGTH;

type BarProps = ComponentProps<'rect'> & {readonly from: number; readonly to: number};

/** A part of a track, between two frames. */
const Bar = ({from, to, ...rect}: BarProps) => (
  <rect x={trackX(from)} width={trackX(to) - trackX(from)} height={56} rx={8} {...rect} />
);

/** The Player, its frame as a curve over the clock, and the tracks of the video with the playhead. */
export const BufferScene = ({time, frameAt, waiting, loaded, progress, premountFor}: Props) => {
  const frame = frameAt(time);
  const inClip = frame >= CLIP_FROM;
  const curve = (until: number) =>
    Array.from({length: Math.floor(until) + 1}, (_, t) => `${timeX(t)} ${frameY(frameAt(t))}`);
  const word = waiting ? 'Waiting' : frame >= LENGTH - 1 ? 'Ended' : 'Playing';

  return (
    <Paper>
      <Text x={64} y={76} size={40} bold fill={waiting ? colors.signal : colors.ink}>
        {word}
      </Text>
      <Text x={608} y={76} size={30} code anchor="end" fill={colors.gray600}>
        {`frame ${Math.floor(frame)}`}
      </Text>
      <svg
        x={64}
        y={104}
        width={544}
        height={306}
        viewBox="0 0 544 306"
        style={stageStyle('light')}>
        <rect width={544} height={306} fill={colors.ink} />
        {inClip && loaded ? <Clip moment={frame - CLIP_FROM} /> : null}
        {inClip ? null : (
          <Text x={272} y={172} size={56} bold anchor="middle" fill={colors.paper}>
            Title
          </Text>
        )}
        {waiting ? <Spinner time={time} /> : null}
      </svg>

      <g>
        <Text x={PLOT.left} y={76} size={30} fill={colors.gray600}>
          Frame over time
        </Text>
        {[0, CLIP_FROM, LENGTH].map((f) => (
          <g key={f}>
            <line
              x1={PLOT.left}
              x2={PLOT.right}
              y1={frameY(f)}
              y2={frameY(f)}
              stroke={colors.gray200}
              strokeWidth={2}
            />
            <Text x={PLOT.left - 12} y={frameY(f) + 9} size={24} code anchor="end">
              {f}
            </Text>
          </g>
        ))}
        {[0, 1, 2, 3, 4, 5].map((second) => (
          <Text
            key={second}
            x={timeX(second * 30)}
            y={PLOT.bottom + 34}
            size={24}
            code
            anchor="middle"
            fill={colors.gray500}>
            {second === 5 ? '5 s' : second}
          </Text>
        ))}
        <polyline
          points={curve(CLOCK).join(' ')}
          fill="none"
          stroke={colors.gray300}
          strokeWidth={4}
          strokeDasharray="2 10"
          strokeLinecap="round"
        />
        <polyline
          points={curve(time).join(' ')}
          fill="none"
          stroke={colors.ink}
          strokeWidth={6}
          strokeLinejoin="round"
        />
        <circle cx={timeX(time)} cy={frameY(frame)} r={12} fill={colors.signal} />
      </g>

      <g>
        <Bar from={0} to={CLIP_FROM - GAP} y={524} fill={colors.gray100} />
        <Text x={trackX(0) + 20} y={561} size={26}>
          Title
        </Text>
        <Bar from={CLIP_FROM} to={LENGTH} y={596} fill={colors.gray100} />
        <Bar
          from={CLIP_FROM}
          to={interpolate(progress, [0, 1], [CLIP_FROM, LENGTH])}
          y={596}
          fill={colors.gray300}
        />
        <Text x={trackX(CLIP_FROM) + 20} y={633} size={26}>
          {loaded ? 'Clip, loaded' : progress > 0 ? 'Clip, loading' : 'Clip'}
        </Text>
        {premountFor > 0 ? (
          <Bar
            from={CLIP_FROM - premountFor}
            to={CLIP_FROM - GAP}
            y={598}
            height={52}
            fill="none"
            stroke={colors.gray500}
            strokeWidth={3}
            strokeDasharray="8 7"
          />
        ) : null}
        <line
          x1={trackX(frame)}
          x2={trackX(frame)}
          y1={492}
          y2={668}
          stroke={colors.signal}
          strokeWidth={4}
        />
      </g>
    </Paper>
  );
};
