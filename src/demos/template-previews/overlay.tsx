import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const SQUARE = 40;

export const Overlay = () => (
  <Preview frame={36} durationInFrames={120}>
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
    {[96, 64, 32].map((x) => (
      <rect
        key={x}
        x={96 - x}
        y={372}
        width={720}
        height={164}
        fill="none"
        stroke={colors.gray300}
        strokeWidth={2}
      />
    ))}
    <rect x={96} y={372} width={720} height={164} fill={colors.ink} />
    <rect x={96} y={372} width={16} height={164} fill={colors.signal} />
    <Text x={148} y={446} size={60} bold fill={colors.paper}>
      Ines Quill
    </Text>
    <Text x={150} y={504} size={34} fill={colors.gray300}>
      Glassblower, 31 years at the furnace
    </Text>
  </Preview>
);
