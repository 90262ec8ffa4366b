import {AbsoluteFill} from 'remotion';
import {colors, mono} from '../theme';

type Props = {
  readonly rows: readonly {readonly label?: string; readonly items: readonly string[]}[];
  /** The item that is marked in each row, from 0. */
  readonly active: number;
};

/** Instructions as a strip, one of them marked; goes below the drawing. */
export const Chips = ({rows, active}: Props) => (
  <AbsoluteFill style={{justifyContent: 'flex-end', padding: '0 64px 16px', gap: 6}}>
    {rows.map(({label, items}) => (
      <div
        key={label ?? 'instructions'}
        style={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6}}>
        {label ? (
          <span style={{width: 76, font: `20px ${mono}`, color: colors.gray500}}>{label}</span>
        ) : null}
        {items.map((item, i) => (
          <span
            // The same instruction may come twice.
            key={`${i} ${item}`}
            style={{
              padding: '5px 9px',
              border: `2px solid ${i === active ? colors.signal : colors.gray200}`,
              borderRadius: 8,
              backgroundColor: i === active ? colors.tint : colors.gray50,
              color: i === active ? colors.ink : colors.gray600,
              font: `20px ${mono}`,
              whiteSpace: 'pre',
            }}>
            {item}
          </span>
        ))}
      </div>
    ))}
  </AbsoluteFill>
);
