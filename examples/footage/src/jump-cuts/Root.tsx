import {Composition} from 'remotion';
import {JumpCuts} from './JumpCuts';
import {sections, totalDuration} from './sections';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="JumpCuts"
      component={JumpCuts}
      durationInFrames={totalDuration(sections)}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
