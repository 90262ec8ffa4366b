import {Composition, Folder} from 'remotion';
import {All} from './All';
import {scenes, totalDuration} from './scenes';

const format = {fps: 30, width: 1280, height: 720};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="All" component={All} durationInFrames={totalDuration} {...format} />
      <Folder name="Scenes">
        {scenes.map(({id, component, durationInFrames}) => (
          <Composition
            key={id}
            id={id}
            component={component}
            durationInFrames={durationInFrames}
            {...format}
          />
        ))}
      </Folder>
    </>
  );
};
