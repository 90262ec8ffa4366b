import {range, type RangeControl, select} from '../../../features/demos/defineDemo';

/**
 * The controls for the corners of a shape: which of the two options rounds them, and how much each does.
 *
 * @param radius of the slider for `cornerRadius`, in pixels; `max` is the largest radius that still fits the shape
 */
export const cornerControls = (
  radius: Pick<RangeControl, 'max' | 'step' | 'default'>,
  edgeRoundness = 0.6,
) => ({
  corners: select({
    label: 'Corners',
    options: ['sharp', 'cornerRadius', 'edgeRoundness'],
    default: 'cornerRadius',
  }),
  cornerRadius: range({min: 0, ...radius, unit: 'px'}),
  edgeRoundness: range({min: 0, max: 1.2, step: 0.05, default: edgeRoundness}),
});
