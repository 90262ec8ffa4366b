import {goToComposition, seek, toggle} from '@remotion/studio';
import {getRemotionEnvironment} from 'remotion';

export const Toolbar: React.FC = () => {
  if (!getRemotionEnvironment().isStudio) {
    return null;
  }

  return (
    <div style={{position: 'absolute', left: 20, bottom: 20}}>
      <button type="button" onClick={() => seek(0)}>
        Back to the start
      </button>
      <button type="button" onClick={toggle}>
        Play or pause
      </button>
      <button type="button" onClick={() => goToComposition('Chapters')}>
        Open the chapters
      </button>
    </div>
  );
};
