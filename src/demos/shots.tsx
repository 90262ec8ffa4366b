/** The entry point of the bundle in which `features/demos/render/render.test.ts` renders every demo. */
import {registerRoot} from 'remotion';
import {demos, Root} from './Root';
import {shotsComposition} from '../../features/demos/render/shots/Shots';

registerRoot(() => (
  <>
    <Root />
    {shotsComposition(demos)}
  </>
));
