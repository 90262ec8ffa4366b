import type {DemoProps} from '../../defineDemo';

/** One frame of a demo with specific props. */
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

/** The ID of the composition that shows the shots. */
export const shotsId = 'shots';
