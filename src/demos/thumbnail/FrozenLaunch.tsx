import {Freeze} from 'remotion';
import {Launch} from '../player-scene/Launch';
import {Scaled} from '../player-scene/Scaled';

/** What the thumbnail shows, for the renderer. */
export const FrozenLaunch = ({frame}: {readonly frame: number}) => (
  <Scaled left={672} top={136} width={544}>
    <Freeze frame={frame}>
      <Launch />
    </Freeze>
  </Scaled>
);
