import {AbsoluteFill, OffthreadVideo} from 'remotion';

export type RecordingProps = {
  src: string;
  trimBefore: number;
  playbackRate: number;
};

export const Recording: React.FC<RecordingProps> = ({src, trimBefore, playbackRate}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <OffthreadVideo src={src} trimBefore={trimBefore} playbackRate={playbackRate} />
    </AbsoluteFill>
  );
};
