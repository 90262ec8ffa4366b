import {Composition, Still} from 'remotion';
import {Card} from './Card';
import {Counter} from './Counter';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Still
        id="ShareCard"
        component={Card}
        width={1200}
        height={630}
        defaultProps={{title: 'How we count frames', author: 'Ada'}}
      />
      <Composition
        id="Counter"
        component={Counter}
        durationInFrames={60}
        fps={30}
        width={640}
        height={360}
      />
    </>
  );
};
