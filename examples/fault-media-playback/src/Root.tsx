import {Composition, staticFile} from 'remotion';
import {BrowserVideo} from './BrowserVideo';
import {Clip} from './Clip';
import {LoopedAudio} from './LoopedAudio';

const settings = {durationInFrames: 20, fps: 10, width: 64, height: 36};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition
        id="NoRanges"
        {...settings}
        component={Clip}
        defaultProps={{src: 'http://localhost:5514/clip.mp4', component: 'Video' as const}}
      />
      <Composition
        id="OffthreadCodec"
        {...settings}
        component={Clip}
        defaultProps={{src: staticFile('prores.mov'), component: 'OffthreadVideo' as const}}
      />
      <Composition id="LoopedAudio" {...settings} component={LoopedAudio} />
      <Composition id="BrowserVideo" {...settings} component={BrowserVideo} />
    </>
  );
};
