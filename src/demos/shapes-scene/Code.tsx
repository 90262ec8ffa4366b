import {colors, mono} from '../theme';

/** The element or the call at this frame, as one line of code at the top of the picture. */
export const Code = ({children}: {readonly children: string}) => (
  <div
    style={{
      position: 'absolute',
      top: 64,
      left: 64,
      right: 64,
      color: colors.ink,
      font: `24px ${mono}`,
      whiteSpace: 'pre-wrap',
    }}>
    {children}
  </div>
);
