import {AbsoluteFill, OffthreadVideo, Series} from 'remotion';

export type Part = {
  src: string;
  durationInFrames: number;
};

export type PlaylistProps = {
  sources: string[];
  parts: Part[];
};

export const Playlist: React.FC<PlaylistProps> = ({parts}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <Series>
        {parts.map(({src, durationInFrames}, i) => (
          <Series.Sequence key={i} durationInFrames={durationInFrames} premountFor={30}>
            <OffthreadVideo
              src={src}
              style={{width: '100%', height: '100%', objectFit: 'contain'}}
            />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
