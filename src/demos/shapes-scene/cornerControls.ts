import type {RangeControl, SelectControl} from '../defineDemo';

interface Corner {
  /** Pixels: the largest radius that still fits the shape, the step, and where the slider stands at first. */
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

/** The controls for the corners of a shape: which of the two options rounds them, and how much each does. */
export const cornerControls = (radius: Corner, edgeRoundness = 0.6) =>
  ({
    corners: {
      type: 'select',
      label: 'Corners',
      options: ['sharp', 'cornerRadius', 'edgeRoundness'],
      default: 'cornerRadius',
    },
    cornerRadius: {type: 'range', label: 'cornerRadius', min: 0, ...radius, unit: 'px'},
    edgeRoundness: {
      type: 'range',
      label: 'edgeRoundness',
      min: 0,
      max: 1.2,
      step: 0.05,
      default: edgeRoundness,
    },
  }) as const satisfies Record<string, RangeControl | SelectControl>;
