import {type CalculateMetadataFunction, Composition} from 'remotion';
import {Badge, type BadgeProps} from './Badge';

const addVisits: CalculateMetadataFunction<BadgeProps> = ({props}) => {
  return {props: {...props, visits: 1200}};
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Badge"
      component={Badge}
      calculateMetadata={addVisits}
      durationInFrames={30}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{
        title: 'Untitled',
        color: 'tomato',
        size: {width: 400, height: 200},
        visits: null,
      }}
    />
  );
};
