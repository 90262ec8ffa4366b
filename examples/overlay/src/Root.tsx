import {Composition, Still} from 'remotion';
import {Interview} from './Interview';
import {NamePlate} from './NamePlate';

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Still id="Interview" component={Interview} width={1920} height={1080} />
      <Composition
        id="NamePlate"
        component={NamePlate}
        width={1920}
        height={1080}
        fps={30000 / 1001}
        durationInFrames={150}
        defaultProps={{name: 'Ada Lovelace', role: 'Mathematician'}}
      />
    </>
  );
};
