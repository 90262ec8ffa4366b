import type {Caption, TikTokPage} from '@remotion/captions';
import {Text} from '../parts/Text';
import {colors} from '../theme';

type Props = {
  readonly captions: readonly Caption[];
  readonly pages: readonly TikTokPage[];
  readonly now: number;
};

const xOf = (ms: number) => 64 + ms * 0.3;

/** The words on an axis of milliseconds, and below them the pages that they were put into. */
export const CaptionAxis = ({captions, pages, now}: Props) => (
  <svg viewBox="0 0 1280 240" width={1280} height={240}>
    {[0, 1000, 2000, 3000].map((ms) => (
      <g key={ms}>
        <line x1={xOf(ms)} x2={xOf(ms)} y1={34} y2={184} stroke={colors.gray200} strokeWidth={2} />
        <Text x={xOf(ms)} y={22} size={20} code fill={colors.gray500}>
          {`${ms} ms`}
        </Text>
      </g>
    ))}
    {captions.map(({text, startMs, endMs}) => {
      const active = now >= startMs && now < endMs;
      return (
        <g key={startMs}>
          <rect
            x={xOf(startMs) + 2}
            y={48}
            width={(endMs - startMs) * 0.3 - 4}
            height={52}
            rx={6}
            fill={active ? colors.signal : colors.gray100}
          />
          <Text
            x={xOf((startMs + endMs) / 2)}
            y={81}
            size={20}
            code
            anchor="middle"
            fill={active ? '#fff' : colors.ink}>
            {text.trim()}
          </Text>
        </g>
      );
    })}
    {pages.map(({startMs, durationMs}, i) => {
      const active = now >= startMs && now < startMs + durationMs;
      return (
        <g key={startMs}>
          <rect
            x={xOf(startMs) + 3}
            y={113}
            width={durationMs * 0.3 - 6}
            height={46}
            rx={6}
            fill={active ? colors.tint : colors.paper}
            stroke={active ? colors.signal : colors.gray300}
            strokeWidth={2}
          />
          <Text x={xOf(startMs) + 14} y={143} size={20} code fill={colors.gray600}>
            {durationMs > 600 ? `page ${i}` : String(i)}
          </Text>
        </g>
      );
    })}
    <line x1={xOf(now)} x2={xOf(now)} y1={34} y2={184} stroke={colors.signal} strokeWidth={4} />
    <Text
      x={xOf(now) + (now > 3400 ? -12 : 12)}
      y={204}
      size={22}
      code
      anchor={now > 3400 ? 'end' : 'start'}
      fill={colors.signal}>
      {`${Math.round(now)} ms`}
    </Text>
  </svg>
);
