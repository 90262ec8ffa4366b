import {forwardRef} from 'react';
import {getRemotionEnvironment, OffthreadVideo, Video} from 'remotion';

type OffthreadVideoProps = React.ComponentProps<typeof OffthreadVideo>;

type FootageProps = Pick<
  OffthreadVideoProps,
  'src' | 'style' | 'className' | 'trimBefore' | 'trimAfter' | 'playbackRate' | 'volume' | 'muted'
>;

export const Footage = forwardRef<HTMLVideoElement, FootageProps>((props, ref) => {
  const {isRendering} = getRemotionEnvironment();

  return isRendering ? (
    <OffthreadVideo {...props} />
  ) : (
    <Video ref={ref} preload="auto" {...props} />
  );
});

Footage.displayName = 'Footage';
