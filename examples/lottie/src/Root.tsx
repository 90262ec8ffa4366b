import {RemotionRoot as RemoteRoot} from './remote/Root';
import {RemotionRoot as StaticRoot} from './static/Root';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <StaticRoot />
      <RemoteRoot />
    </>
  );
};
