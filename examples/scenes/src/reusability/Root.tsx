import {Composition} from 'remotion';
import {framesPerTitle, TitleList} from './TitleList';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="TitleList"
      component={TitleList}
      calculateMetadata={({props}) => {
        return {durationInFrames: props.titles.length * framesPerTitle};
      }}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{titles: ['Write it once', 'Use it twice']}}
    />
  );
};
