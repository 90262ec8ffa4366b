import {Composition} from 'remotion';
import {Invoice} from './Invoice';
import {Title} from './Title';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition
        id="Title"
        component={Title}
        durationInFrames={5}
        fps={30}
        width={320}
        height={180}
        defaultProps={{reportTo: ''}}
      />
      <Composition
        id="Invoice"
        component={Invoice}
        durationInFrames={15}
        fps={30}
        width={320}
        height={180}
      />
    </>
  );
};
