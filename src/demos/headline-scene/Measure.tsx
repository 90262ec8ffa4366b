import {colors, mono} from '../theme';

type Props = {
  readonly width: number;
  readonly children: string;
};

/** A line with an end at each side and a label below, as wide as what it measures. */
export const Measure = ({width, children}: Props) => (
  <div style={{position: 'absolute', top: '100%', left: 0, marginTop: 16}}>
    <div
      style={{
        boxSizing: 'border-box',
        width,
        height: 20,
        border: `solid ${colors.signal}`,
        borderWidth: '0 3px',
        background: `linear-gradient(${colors.signal}, ${colors.signal}) center / 100% 3px no-repeat`,
      }}
    />
    <div style={{marginTop: 6, font: `22px ${mono}`, color: colors.gray500, whiteSpace: 'pre'}}>
      {children}
    </div>
  </div>
);
