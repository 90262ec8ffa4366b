import {colors, mono} from '../theme';

type Props = {
  readonly frame: number;
  readonly durationInFrames: number;
};

/** Points at the frozen frame from below the strip. */
export const FrozenMark = ({frame, durationInFrames}: Props) => {
  const x = 64 + (frame / durationInFrames) * 1152;
  const anchor = x < 200 ? 'start' : x > 1080 ? 'end' : 'middle';
  return (
    <g>
      <path d={`M${x} 638 l10 16 h-20 Z`} fill={colors.ink} />
      <text
        x={anchor === 'start' ? x - 10 : anchor === 'end' ? x + 10 : x}
        y={688}
        textAnchor={anchor}
        fill={colors.ink}
        fontFamily={mono}
        fontSize={26}>
        frame={'{'}
        {frame}
        {'}'}
      </text>
    </g>
  );
};
