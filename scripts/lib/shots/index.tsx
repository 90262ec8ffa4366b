/** The entry point of the bundle in which `tests/unit/demos/render.test.ts` renders every demo. */
import {registerRoot} from 'remotion';
import {demos, Root} from '../../../src/demos/Root';
import {shotsComposition} from './Shots';

registerRoot(() => (
  <>
    <Root />
    {shotsComposition(demos)}
  </>
));
