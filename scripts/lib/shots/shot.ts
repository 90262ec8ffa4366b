import type {DemoProps} from '../../../src/demos/defineDemo';

/** One frame of a demo with certain props. */
export type Shot = {
  /** The id of the demo. */
  readonly id: string;
  readonly frame: number;
  /** All props of the demo. */
  readonly props: DemoProps;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
};

/** The id of the composition that shows shots. */
export const shotsId = 'shots';
