import {Composition} from 'remotion';
import {Logo} from './Logo';
import {Picture} from './Picture';
import {RelativePath} from './RelativePath';
import {RemoteUrl} from './RemoteUrl';

const format = {durationInFrames: 1, fps: 30, width: 240, height: 240};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="RelativePath" component={RelativePath} {...format} />
      <Composition id="RemoteUrl" component={RemoteUrl} {...format} />
      <Composition id="Logo" component={Logo} {...format} />
      <Composition
        id="Picture"
        component={Picture}
        defaultProps={{file: 'images/logo.svg'}}
        {...format}
      />
    </>
  );
};
