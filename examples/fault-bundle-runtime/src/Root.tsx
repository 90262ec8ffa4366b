import {DynamicRoot} from './dynamic/Root';
import {FontsRoot} from './fonts/Root';
import {MountRoot} from './mount/Root';
import {PropsRoot} from './props/Root';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <MountRoot />
      <DynamicRoot />
      <FontsRoot />
      <PropsRoot />
    </>
  );
};
