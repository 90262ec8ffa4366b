import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../theme';

type WordProps = {
  readonly children: string;
};

export const Word = ({children}: WordProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const letters = [...children];

  return (
    <div
      style={{
        display: 'flex',
        color: colors.ink,
        fontFamily: '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
        fontSize: Math.min(300, 1200 / letters.length),
        fontWeight: 800,
        letterSpacing: '-0.04em',
        lineHeight: 1,
        whiteSpace: 'pre',
      }}>
      {letters.map((letter, index) => {
        const scale = spring({
          frame,
          fps,
          delay: index * 2,
          config: {damping: 11, stiffness: 160},
        });
        const fromCenter = (letters.length - 1) / 2 - index;
        const x = 0.7 * fromCenter * (1 - scale);

        return (
          <span
            key={index}
            style={{
              display: 'inline-block',
              transform: `translateX(${x}em) scale(${scale}) rotate(${30 * (scale - 1)}deg)`,
            }}>
            {letter}
          </span>
        );
      })}
    </div>
  );
};
