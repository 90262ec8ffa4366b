import type {ReactNode} from 'react';
import {stageStyle, type Theme} from './theme';

type Props = {
  readonly theme: Theme;
  readonly children: ReactNode;
};

/** Shows compositions in the colors of a theme, without a box of its own. */
export const Themed = ({theme, children}: Props) => (
  <div style={{display: 'contents', ...stageStyle(theme)}}>{children}</div>
);
