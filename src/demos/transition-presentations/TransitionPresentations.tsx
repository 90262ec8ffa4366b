import {springTiming} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {useVideoConfig} from 'remotion';
import {TwoScenes} from '../transition-stage/TwoScenes';

type Props = {
  presentation: 'fade' | 'slide' | 'wipe' | 'flip' | 'clockWipe' | 'iris' | 'none';
};

const timing = springTiming({config: {damping: 200}, durationInFrames: 40});

export const TransitionPresentations = ({presentation}: Props) => {
  const {width, height} = useVideoConfig();

  switch (presentation) {
    case 'fade':
      return <TwoScenes presentation={fade()} timing={timing} />;
    case 'slide':
      return <TwoScenes presentation={slide()} timing={timing} />;
    case 'wipe':
      return <TwoScenes presentation={wipe()} timing={timing} />;
    case 'flip':
      return <TwoScenes presentation={flip()} timing={timing} />;
    case 'clockWipe':
      return <TwoScenes presentation={clockWipe({width, height})} timing={timing} />;
    case 'iris':
      return <TwoScenes presentation={iris({width, height})} timing={timing} />;
    case 'none':
      return <TwoScenes presentation={none()} timing={timing} />;
  }
};
