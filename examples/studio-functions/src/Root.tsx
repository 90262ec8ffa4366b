import {Composition, Still} from 'remotion';
import {Assets} from './Assets';
import {BeatRecorder} from './BeatRecorder';
import {Chapters} from './Chapters';
import {Chorus} from './Chorus';
import {ClickScene} from './ClickScene';
import {Contents} from './Contents';
import {Headline} from './Headline';
import {labelSchema} from './Label';
import {LabelScene} from './LabelScene';
import {Outside} from './Outside';
import {loadQuote, Quote} from './Quote';
import {ReloadingImage} from './ReloadingImage';
import {RestartButton} from './RestartButton';
import {Takes} from './Takes';
import {Toolbar} from './Toolbar';

const size = {width: 640, height: 360};
const video = {...size, fps: 30, durationInFrames: 120};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Chorus" component={Chorus} {...video} />
      <Composition id="ClickToPlay" component={ClickScene} {...video} />
      <Composition id="Chapters" component={Chapters} {...video} />
      <Still id="Contents" component={Contents} {...size} />
      <Composition
        id="Label"
        component={LabelScene}
        schema={labelSchema}
        defaultProps={{text: 'Bern', x: 40, y: 40}}
        {...video}
      />
      <Composition
        id="Quote"
        component={Quote}
        defaultProps={{text: ''}}
        calculateMetadata={loadQuote}
        {...video}
      />
      <Still id="Assets" component={Assets} {...size} />
      <Still id="Takes" component={Takes} {...size} />
      <Composition id="BeatRecorder" component={BeatRecorder} {...video} />
      <Still
        id="ReloadingImage"
        component={ReloadingImage}
        defaultProps={{name: 'swatch.svg'}}
        {...size}
      />
      <Still id="RestartButton" component={RestartButton} {...size} />
      <Composition id="Headline" component={Headline} {...video} />
      <Composition id="Toolbar" component={Toolbar} {...video} />
      <Still id="Outside" component={Outside} {...size} />
    </>
  );
};
