import {Composition} from 'remotion';
import {Window} from './blinds/Window';
import {RemotionRoot as Combined} from './combine/Root';
import {Headline} from './headline/Headline';
import {Misnamed} from './headline/Misnamed';
import {Layers} from './layers/Layers';
import {Label} from './math/Label';
import {MarkedWord} from './measuring/MarkedWord';
import {Field} from './noise/Field';
import {Portrait} from './portrait/Portrait';
import {RemotionRoot as Badges} from './props/Root';
import {Confetti} from './randomness/Confetti';
import {RemotionRoot as Titles} from './reusability/Root';
import {Journey} from './sound/Journey';
import {Soundscapes} from './sound/Soundscapes';
import {Tide} from './tide/Tide';
import {Compare} from './timing/Compare';
import {FlipCard} from './transforms/FlipCard';

const format = {fps: 30, width: 1280, height: 720};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Label" component={Label} durationInFrames={90} {...format} />
      <Composition id="Layers" component={Layers} durationInFrames={90} {...format} />
      <Composition id="FlipCard" component={FlipCard} durationInFrames={90} {...format} />
      <Composition id="Confetti" component={Confetti} durationInFrames={120} {...format} />
      <Composition id="Field" component={Field} durationInFrames={150} {...format} />
      <Composition id="MarkedWord" component={MarkedWord} durationInFrames={60} {...format} />
      <Composition
        id="Headline"
        component={Headline}
        durationInFrames={60}
        defaultProps={{text: 'Headline'}}
        {...format}
      />
      <Composition
        id="Tide"
        component={Tide}
        durationInFrames={60}
        defaultProps={{harbor: 'Brest'}}
        {...format}
      />
      <Composition id="Portrait" component={Portrait} durationInFrames={90} {...format} />
      <Composition
        id="Misnamed"
        component={Misnamed}
        durationInFrames={60}
        defaultProps={{fontFamily: 'Lobstr', fontWeight: '400'}}
        {...format}
      />
      <Badges />
      <Titles />
      <Combined />
      <Composition id="Journey" component={Journey} durationInFrames={90} {...format} />
      <Composition id="Soundscapes" component={Soundscapes} durationInFrames={195} {...format} />
      <Composition id="Window" component={Window} durationInFrames={84} {...format} />
      <Composition id="Compare" component={Compare} durationInFrames={116} {...format} />
    </>
  );
};
