import {Composition} from 'remotion';
import {Accelerated} from './accelerated/Accelerated';
import {durationFor} from './accelerated/duration';
import {RemotionRoot as Aligned} from './align/Root';
import {CompareVideos} from './CompareVideos';
import {RemotionRoot as Frozen} from './freeze/Root';
import {RemotionRoot as Cut} from './jump-cuts/Root';
import {Memory} from './pixels/Memory';
import {Mosaic} from './pixels/Mosaic';
import {OnlyRed} from './pixels/OnlyRed';
import {RemotionRoot as Joined} from './sequence/Root';
import {RemotionRoot as Segmented} from './speeds/Root';
import {OnColor} from './transparency/OnColor';
import {Ring} from './transparency/Ring';

const format = {durationInFrames: 120, fps: 30, width: 1280, height: 720};
const square = {durationInFrames: 30, fps: 30, width: 320, height: 320};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition
        id="Accelerated"
        component={Accelerated}
        {...format}
        durationInFrames={durationFor(120)}
      />
      <Aligned />
      <Segmented />
      <Frozen />
      <Cut />
      <Joined />
      <Composition id="Memory" component={Memory} {...format} />
      <Composition id="Mosaic" component={Mosaic} defaultProps={{tiles: 32}} {...format} />
      <Composition id="OnlyRed" component={OnlyRed} {...format} />
      <Composition id="CompareVideos" component={CompareVideos} {...format} />
      <Composition id="Ring" component={Ring} {...square} />
      <Composition id="OnColor" component={OnColor} {...square} />
    </>
  );
};
