import {Composition, staticFile} from 'remotion';
import {Delayed} from './Delayed';
import {FadeInOut} from './FadeInOut';
import {Fast} from './Fast';
import {Higher} from './Higher';
import {Looped} from './Looped';
import {MutedPart} from './MutedPart';
import {followSound, Narration} from './Narration';
import {Ordered} from './Ordered';
import {Soundtrack} from './Soundtrack';
import {Talk} from './Talk';
import {Tape} from './Tape';
import {Trimmed} from './Trimmed';

const video = {durationInFrames: 60, fps: 30, width: 320, height: 180};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Soundtrack" component={Soundtrack} {...video} />
      <Composition id="Looped" component={Looped} {...video} />
      <Composition
        id="Narration"
        component={Narration}
        calculateMetadata={followSound}
        width={320}
        height={180}
        defaultProps={{src: staticFile('steps.wav')}}
      />
      <Composition id="Trimmed" component={Trimmed} {...video} />
      <Composition id="Delayed" component={Delayed} {...video} />
      <Composition id="FadeInOut" component={FadeInOut} {...video} />
      <Composition id="MutedPart" component={MutedPart} {...video} />
      <Composition id="Fast" component={Fast} {...video} />
      <Composition id="Higher" component={Higher} {...video} />
      <Composition id="Talk" component={Talk} {...video} />
      <Composition id="Tape" component={Tape} {...video} />
      <Composition id="Ordered" component={Ordered} {...video} />
    </>
  );
};
