import {Thumbnail} from '@remotion/player';
import {AbsoluteFill, getRemotionEnvironment} from 'remotion';
import {Intro} from '../player-scene/Intro';
import {Scaled} from '../player-scene/Scaled';
import {colors} from '../theme';
import {FrozenIntro} from './FrozenIntro';
import {Page} from './Page';

type Props = {
  frameToDisplay: number;
};

export const ThumbnailDemo = ({frameToDisplay}: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Page frameToDisplay={frameToDisplay} />
      {/* The video itself, at the frame of this demo. */}
      <Scaled left={64} top={136} width={544}>
        <Intro />
      </Scaled>
      {/* One frame of the same video. Renders have no thumbnails, and the poster is rendered. */}
      {getRemotionEnvironment().isRendering ? (
        <FrozenIntro frame={frameToDisplay} />
      ) : (
        <Thumbnail
          component={Intro}
          frameToDisplay={frameToDisplay}
          durationInFrames={90}
          fps={30}
          compositionWidth={1280}
          compositionHeight={720}
          style={{position: 'absolute', left: 672, top: 136, width: 544}}
        />
      )}
    </AbsoluteFill>
  );
};
