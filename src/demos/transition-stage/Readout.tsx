import {colors, mono} from '../theme';

type Props = {
  readonly dark: boolean;
  /** Distance from the top of the scene, in pixels. */
  readonly top: number;
  /** Numbers from 0 to 1 by name. */
  readonly values: Readonly<Record<string, number>>;
};

/** The numbers that a scene sees, each with a bar. */
export const Readout = ({dark, top, values}: Props) => (
  <div style={{position: 'absolute', left: 88, top, fontFamily: mono, fontSize: 34}}>
    {Object.entries(values).map(([name, value]) => (
      <div key={name} style={{display: 'flex', alignItems: 'center', height: 54}}>
        <span style={{width: 200, color: dark ? colors.gray300 : colors.gray700}}>{name}</span>
        <span style={{width: 110, color: dark ? colors.paper : colors.ink, fontWeight: 700}}>
          {value.toFixed(2)}
        </span>
        <span
          style={{
            width: 180,
            height: 12,
            borderRadius: 6,
            overflow: 'hidden',
            backgroundColor: dark ? colors.gray600 : colors.paper,
          }}>
          <span
            style={{
              display: 'block',
              width: `${value * 100}%`,
              height: '100%',
              backgroundColor: colors.signal,
            }}
          />
        </span>
      </div>
    ))}
  </div>
);
