import {goToComposition} from '@remotion/studio';
import {AbsoluteFill} from 'remotion';

const ids = ['Chorus', 'Chapters', 'Label'];

export const Contents: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}}>
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => goToComposition(id)}>
          Open {id}
        </button>
      ))}
    </AbsoluteFill>
  );
};
