import {Composition, Folder, Still} from 'remotion';
import {Slide} from './Slide';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition
        id="Intro"
        component={Slide}
        durationInFrames={20}
        fps={30}
        width={320}
        height={180}
        defaultProps={{text: 'Welcome'}}
      />
      <Composition
        id="Outro"
        component={Slide}
        durationInFrames={15}
        fps={30}
        width={320}
        height={180}
        defaultProps={{text: 'Goodbye'}}
      />
      <Folder name="Pictures">
        <Still
          id="Cover"
          component={Slide}
          width={640}
          height={360}
          defaultProps={{text: 'The cover'}}
        />
      </Folder>
    </>
  );
};
