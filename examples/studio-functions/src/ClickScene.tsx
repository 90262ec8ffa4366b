import {ClickToPlay} from './ClickToPlay';
import {PauseAt} from './PauseAt';

export const ClickScene: React.FC = () => {
  return (
    <>
      <ClickToPlay />
      <PauseAt stop={45} />
    </>
  );
};
