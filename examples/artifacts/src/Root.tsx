import {Composition} from 'remotion';
import {Lesson} from './Lesson';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Lesson"
      component={Lesson}
      durationInFrames={45}
      fps={30}
      width={480}
      height={270}
      defaultProps={{
        lines: [
          {text: 'A frame is a picture.', from: 0, durationInFrames: 15},
          {text: 'Thirty make a second.', from: 15, durationInFrames: 30},
        ],
      }}
    />
  );
};
