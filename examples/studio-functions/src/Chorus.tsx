import {play, seek} from '@remotion/studio';
import {AbsoluteFill, getRemotionEnvironment, useCurrentFrame} from 'remotion';

export const Chorus: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}}>
      <div>Frame {frame}</div>
      {getRemotionEnvironment().isStudio ? (
        <button
          type="button"
          onClick={(event) => {
            seek(60);
            play(event);
          }}>
          Play the chorus
        </button>
      ) : null}
    </AbsoluteFill>
  );
};
