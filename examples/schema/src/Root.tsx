import {Composition} from 'remotion';
import {Quote, quoteSchema} from './Quote';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Quote"
      component={Quote}
      schema={quoteSchema}
      defaultProps={{
        text: 'A video is a function\nof the frame number.',
        author: 'The documentation',
        color: '#b3261e',
        fontSize: 80,
      }}
      durationInFrames={90}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
