import {Composition, staticFile} from 'remotion';
import {Report} from './Report';

export const PropsRoot: React.FC = () => {
  return (
    <Composition
      id="Report"
      component={Report}
      durationInFrames={30}
      fps={30}
      width={320}
      height={180}
      defaultProps={{url: staticFile('rows.json')}}
    />
  );
};
