import {deleteStaticFile} from '@remotion/studio';
import {AbsoluteFill} from 'remotion';
import {useStaticFiles} from './useStaticFiles';

export const Takes: React.FC = () => {
  const takes = useStaticFiles().filter(({name}) => name.startsWith('takes/'));

  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}}>
      {takes.map(({name}) => (
        <div key={name}>
          {name}
          <button type="button" onClick={() => deleteStaticFile(name)}>
            Delete {name}
          </button>
        </div>
      ))}
    </AbsoluteFill>
  );
};
