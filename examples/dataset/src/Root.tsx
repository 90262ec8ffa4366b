import {Composition} from 'remotion';
import {Certificate, certificateSchema} from './Certificate';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Certificate"
      component={Certificate}
      schema={certificateSchema}
      durationInFrames={30}
      fps={30}
      width={320}
      height={180}
      defaultProps={{name: 'Ada', course: 'Calculus', points: 80}}
    />
  );
};
