import type {ReducedInstruction} from '@remotion/paths';
import {Fragment} from 'react';
import {colors} from '../theme';

type Props = {
  readonly instructions: readonly ReducedInstruction[];
  /** For drawings whose pixels are not magnified. */
  readonly scale?: number;
};

/** The points of the instructions, and the levers of the cubic curves. */
export const ControlPoints = ({instructions, scale = 1}: Props) =>
  instructions.map((each, i) => {
    const from = instructions[i - 1];
    if (each.type === 'Z') {
      return null;
    }
    return (
      <Fragment key={i}>
        {each.type === 'C' && from && from.type !== 'Z' ? (
          <g stroke={colors.gray400} strokeWidth={scale} fill={colors.paper}>
            <line x1={from.x} y1={from.y} x2={each.cp1x} y2={each.cp1y} />
            <line x1={each.x} y1={each.y} x2={each.cp2x} y2={each.cp2y} />
            <circle cx={each.cp1x} cy={each.cp1y} r={2.6 * scale} />
            <circle cx={each.cp2x} cy={each.cp2y} r={2.6 * scale} />
          </g>
        ) : null}
        <circle cx={each.x} cy={each.y} r={3 * scale} fill={colors.ink} />
      </Fragment>
    );
  });
