import {Composition} from 'remotion';
import {fadeTiming, sceneDurations, Trip, wipeTiming} from './Trip';

const fps = 30;
const scenes = sceneDurations.reduce((sum, duration) => sum + duration, 0);
const overlap = fadeTiming.getDurationInFrames({fps}) + wipeTiming.getDurationInFrames({fps});

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Trip"
      component={Trip}
      durationInFrames={scenes - overlap}
      fps={fps}
      width={1280}
      height={720}
    />
  );
};
