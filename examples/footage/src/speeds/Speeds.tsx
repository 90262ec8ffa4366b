import {AbsoluteFill, OffthreadVideo, Series, staticFile} from 'remotion';
import {durationOf, segments} from './segments';

export const Speeds: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <Series>
        {segments.map((segment) => (
          <Series.Sequence
            key={segment.trimBefore}
            durationInFrames={durationOf(segment)}
            premountFor={30}>
            <OffthreadVideo
              src={staticFile('clip.mp4')}
              trimBefore={segment.trimBefore}
              playbackRate={segment.speed}
            />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
