import {Freeze} from 'remotion';
import {Intro} from '../player-scene/Intro';
import {Scaled} from '../player-scene/Scaled';

/** What the thumbnail shows, for the renderer. */
export const FrozenIntro = ({frame}: {readonly frame: number}) => (
  <Scaled left={672} top={136} width={544}>
    <Freeze frame={frame}>
      <Intro />
    </Freeze>
  </Scaled>
);
