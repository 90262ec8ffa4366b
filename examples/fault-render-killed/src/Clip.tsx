import {OffthreadVideo, staticFile, useCurrentFrame} from 'remotion';
import {Report} from '../../fault-render-crash/src/Report';

export const Clip: React.FC<{reportTo: string}> = ({reportTo}) => {
  const frame = useCurrentFrame();
  const video = <OffthreadVideo src={staticFile('clip.mp4')} />;

  return reportTo === '' ? (
    video
  ) : (
    <Report key={frame} url={`${reportTo}/${frame}`}>
      {video}
    </Report>
  );
};
