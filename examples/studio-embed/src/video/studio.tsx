import {registerRoot} from 'remotion';
import {RemotionRoot} from './Root';
import {StudioMessages} from './StudioMessages';

const StudioRoot: React.FC = () => {
  return (
    <>
      <RemotionRoot />
      <StudioMessages />
    </>
  );
};

registerRoot(StudioRoot);
