import {Series} from 'remotion';
import {scenes} from './scenes';

export const All: React.FC = () => {
  return (
    <Series>
      {scenes.map(({id, durationInFrames, component: Scene}) => (
        <Series.Sequence key={id} name={id} durationInFrames={durationInFrames}>
          <Scene />
        </Series.Sequence>
      ))}
    </Series>
  );
};
