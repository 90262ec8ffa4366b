import {AbsoluteFill, OffthreadVideo, Sequence, staticFile, useCurrentFrame} from 'remotion';
import {sectionAt, sections} from './sections';

export const JumpCuts: React.FC = () => {
  const frame = useCurrentFrame();
  const current = sectionAt(sections, frame);

  if (current === null) {
    return null;
  }

  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <Sequence from={current.start} layout="none" showInTimeline={false}>
        <OffthreadVideo
          pauseWhenBuffering
          src={staticFile('clip.mp4')}
          trimBefore={current.section.trimBefore}
        />
      </Sequence>
    </AbsoluteFill>
  );
};
