import {getStaticFiles} from '@remotion/studio';
import {AbsoluteFill} from 'remotion';

const limit = 1_000_000;

export const Assets: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 30}}>
      {getStaticFiles().map(({name, sizeInBytes}) => (
        <div key={name} style={{color: sizeInBytes > limit ? 'crimson' : 'black'}}>
          {name}: {Math.ceil(sizeInBytes / 1000)} kB
        </div>
      ))}
    </AbsoluteFill>
  );
};
