import {Easing, interpolate} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {clamp, useLoop} from './useLoop';

const SQUARE = 40;
const LENGTH = 120;

/** The frame at which the bar is in its place. */
const ARRIVAL = 36;

export default function Overlay() {
  const frame = useLoop(ARRIVAL, LENGTH);
  const spread = interpolate(frame, [ARRIVAL, ARRIVAL + 18], [1, 0], clamp);
  const x =
    96 +
    interpolate(frame, [4, ARRIVAL], [-920, 0], {easing: Easing.out(Easing.cubic), ...clamp}) +
    interpolate(frame, [96, 116], [0, -920], {easing: Easing.in(Easing.cubic), ...clamp});
  return (
    <Preview frame={frame} durationInFrames={LENGTH}>
      {Array.from({length: 16}, (_, row) =>
        Array.from({length: 32}, (_, column) =>
          (row + column) % 2 ? (
            <rect
              key={`${row}-${column}`}
              x={column * SQUARE}
              y={row * SQUARE - 16}
              width={SQUARE}
              height={SQUARE}
              fill={colors.gray100}
            />
          ) : null,
        ),
      )}
      <rect y={624} width={1280} height={96} fill={colors.paper} />
      {[96, 64, 32].map((distance) => (
        <rect
          key={distance}
          x={x - distance * spread}
          y={372}
          width={720}
          height={164}
          fill="none"
          stroke={colors.gray300}
          strokeWidth={2}
        />
      ))}
      <rect x={x} y={372} width={720} height={164} fill={colors.ink} />
      <rect x={x} y={372} width={16} height={164} fill={colors.signal} />
      <Text x={x + 52} y={446} size={60} bold fill={colors.paper}>
        Ines Quill
      </Text>
      <Text x={x + 54} y={504} size={34} fill={colors.gray300}>
        Glassblower, 31 years at the furnace
      </Text>
    </Preview>
  );
}
