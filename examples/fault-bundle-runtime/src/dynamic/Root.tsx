import {Composition} from 'remotion';
import {BundledSlides} from './BundledSlides';
import {Slides} from './Slides';
import {WrongSlides} from './WrongSlides';

const format = {durationInFrames: 30, fps: 30, width: 320, height: 180};

export const DynamicRoot: React.FC = () => {
  return (
    <>
      <Composition id="Slides" component={Slides} {...format} />
      <Composition id="BundledSlides" component={BundledSlides} {...format} />
      <Composition id="WrongSlides" component={WrongSlides} {...format} />
    </>
  );
};
