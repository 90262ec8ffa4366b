import {AbsoluteFill, Freeze, useCurrentFrame, useVideoConfig} from 'remotion';
import {Text} from '../parts/Text';
import {Intro} from '../player-scene/Intro';
import {Scaled} from '../player-scene/Scaled';
import {colors} from '../theme';

/** When the viewer acts, in frames of the clock. */
const PLAY = 15;
const SEEK = 75;
const PAUSE = 120;

const LEFT = 300;
const RIGHT = 1216;
const TOP = 396;
const ROW = 48;

type Props = {
  seekTo: number;
};

export const PlayerEvents = ({seekTo}: Props) => {
  // The clock of the viewer. The video has as many frames as the clock.
  const time = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // At its end, the video goes back to the first frame.
  const endAt = SEEK + durationInFrames - seekTo;
  const ended = endAt < PAUSE;
  const stopAt = ended ? endAt : PAUSE;

  const frameAt = (t: number) => {
    if (t < SEEK) {
      return Math.max(0, t - PLAY);
    }
    if (ended && t >= endAt) {
      return 0;
    }
    return seekTo + Math.min(t, PAUSE) - SEEK;
  };
  const times = Array.from({length: durationInFrames}, (_, t) => t);
  const changed = times.filter((t) => t > 0 && frameAt(t) !== frameAt(t - 1));

  const events: Record<string, number[]> = {
    play: [PLAY, SEEK + 1],
    pause: [SEEK, stopAt],
    ended: ended ? [endAt] : [],
    seeked: [SEEK],
    // Every 250 milliseconds, if the frame is another one.
    timeupdate: times.filter(
      (t) => t % 7.5 < 1 && t > 0 && frameAt(t) !== frameAt(Math.max(0, t - 8)),
    ),
    frameupdate: changed,
  };

  const frame = frameAt(time);
  const playing = time >= PLAY && time < stopAt;
  const xOf = (t: number) => LEFT + (t / durationInFrames) * (RIGHT - LEFT);
  const calls = [
    {name: 'toggle()', from: PLAY, until: SEEK},
    {name: `seekTo(${seekTo})`, from: SEEK, until: PAUSE},
    {name: 'pause()', from: PAUSE, until: durationInFrames},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Freeze frame={frame}>
        <Scaled left={64} top={48} width={480}>
          <Intro />
        </Scaled>
      </Freeze>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        {calls.map(({name, from, until}, i) => (
          <Text
            key={name}
            x={608}
            y={76 + i * 46}
            size={30}
            code
            bold={time >= from && time < until}
            fill={time >= from && time < until ? colors.signal : colors.gray400}>
            {name}
          </Text>
        ))}
        <Text x={608} y={258} size={30} code fill={colors.gray600}>
          {`isPlaying()        ${playing}`}
        </Text>
        <Text x={608} y={304} size={30} code fill={colors.gray600}>
          {`getCurrentFrame()  ${frame}`}
        </Text>
        {Object.entries(events).map(([name, sent], i) => {
          const y = TOP + i * ROW;
          return (
            <g key={name}>
              <line x1={LEFT} x2={RIGHT} y1={y} y2={y} stroke={colors.gray200} strokeWidth={2} />
              <Text x={64} y={y + 9} size={28} code>
                {name}
              </Text>
              {sent
                .filter((t) => t <= time)
                .map((t) => (
                  <rect
                    key={t}
                    x={xOf(t) - (sent.length > 40 ? 1.5 : 5)}
                    y={y - 14}
                    width={sent.length > 40 ? 3 : 10}
                    height={28}
                    rx={sent.length > 40 ? 0 : 3}
                    fill={time - t < 4 ? colors.signal : colors.ink}
                  />
                ))}
            </g>
          );
        })}
        <line
          x1={xOf(time)}
          x2={xOf(time)}
          y1={TOP - 34}
          y2={TOP + 5 * ROW + 34}
          stroke={colors.signal}
          strokeWidth={4}
        />
      </svg>
    </AbsoluteFill>
  );
};
