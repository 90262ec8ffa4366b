import {Composition} from 'remotion';
import {Bullets} from './Bullets';
import {HelloTitle as DividedTitle} from './divide/HelloTitle';
import {FadeInOut} from './FadeInOut';
import {HelloTitle} from './HelloTitle';
import {HelloTitle as InterpolatedTitle} from './interpolate/HelloTitle';

const format = {durationInFrames: 90, fps: 30, width: 1280, height: 720};
const defaultProps = {title: 'My first video'};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition
        id="DividedTitle"
        component={DividedTitle}
        {...format}
        defaultProps={defaultProps}
      />
      <Composition
        id="InterpolatedTitle"
        component={InterpolatedTitle}
        {...format}
        defaultProps={defaultProps}
      />
      <Composition id="HelloTitle" component={HelloTitle} {...format} defaultProps={defaultProps} />
      <Composition id="FadeInOut" component={FadeInOut} {...format} />
      <Composition id="Bullets" component={Bullets} {...format} />
    </>
  );
};
