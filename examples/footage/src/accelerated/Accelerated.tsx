import {AbsoluteFill, OffthreadVideo, Sequence, staticFile, useCurrentFrame} from 'remotion';
import {positionAt, speedAt} from './speed';

export const Accelerated: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <Sequence from={frame} layout="none" showInTimeline={false}>
        <OffthreadVideo
          muted
          src={staticFile('clip.mp4')}
          trimBefore={Math.round(positionAt(frame))}
          playbackRate={speedAt(frame)}
        />
      </Sequence>
    </AbsoluteFill>
  );
};
