import {Composition, staticFile} from 'remotion';
import {BrowserVideo} from './BrowserVideo';
import {Clip} from './Clip';
import {LoopedAudio} from './LoopedAudio';

const settings = {component: Clip, durationInFrames: 20, fps: 10, width: 64, height: 36};

const clip = (src: string, component: 'Audio' | 'OffthreadVideo' | 'Video' = 'Video') => ({
  ...settings,
  defaultProps: {src, component},
});

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Codec" {...clip(staticFile('prores.mov'))} />
      <Composition id="Missing" {...clip(staticFile('missing.mp4'))} />
      <Composition id="NoVideo" {...clip(staticFile('no-video.mp4'))} />
      <Composition id="Damaged" {...clip(staticFile('damaged.mp4'))} />
      <Composition id="MissingAudio" {...clip(staticFile('missing.mp3'), 'Audio')} />
      <Composition id="OffthreadCodec" {...clip(staticFile('prores.mov'), 'OffthreadVideo')} />
      <Composition id="Playable" {...clip(staticFile('clip.mp4'))} />
      <Composition id="NoRanges" {...clip('http://localhost:5514/clip.mp4')} />
      <Composition id="Ranges" {...clip('http://localhost:5514/ranges/clip.mp4')} />
      <Composition id="LoopedAudio" {...settings} component={LoopedAudio} defaultProps={{}} />
      <Composition id="BrowserVideo" {...settings} component={BrowserVideo} defaultProps={{}} />
    </>
  );
};
