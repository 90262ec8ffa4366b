import {restartStudio} from '@remotion/studio';
import {AbsoluteFill, getRemotionEnvironment} from 'remotion';

export const RestartButton: React.FC = () => {
  const {isStudio, isReadOnlyStudio} = getRemotionEnvironment();

  return isStudio && !isReadOnlyStudio ? (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}}>
      <button type="button" onClick={() => restartStudio()}>
        Restart
      </button>
    </AbsoluteFill>
  ) : null;
};
