import type {ReactNode} from 'react';
import {Paper} from '../parts/Paper';
import {Text} from '../parts/Text';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';

type Props = {
  readonly code: string;
  readonly note?: string;
  /** Drawn in pixels, between 120 and 590 from the top. */
  readonly children: ReactNode;
};

/** A call above a drawing, and the playhead below: one cell of the strip is one beat of the tune. */
export const SoundStage = ({code, note = '', children}: Props) => (
  <Paper>
    <Text x={64} y={76} size={25} code>
      {code}
    </Text>
    <Text x={64} y={112} size={22} code fill={colors.gray500}>
      {note}
    </Text>
    {children}
    <Timeline step={15} y={648} height={28} rise={28} />
  </Paper>
);
