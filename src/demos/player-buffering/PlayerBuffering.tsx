import {useCurrentFrame} from 'remotion';
import {BufferScene, CLIP_FROM, LENGTH} from '../player-scene/BufferScene';

type Props = {
  pauseWhenBuffering: boolean;
  loading: number;
};

export const PlayerBuffering = ({pauseWhenBuffering, loading}: Props) => {
  // The clock of the viewer. The clip is mounted at frame 30, and begins to load then.
  const time = useCurrentFrame();
  const loadedAt = CLIP_FROM + loading;

  const frameAt = (t: number) => {
    if (!pauseWhenBuffering || t < CLIP_FROM) {
      return Math.min(LENGTH - 1, t);
    }
    // The frame stands still until the clip is there.
    return Math.min(LENGTH - 1, CLIP_FROM + Math.max(0, t - loadedAt));
  };

  return (
    <BufferScene
      time={time}
      frameAt={frameAt}
      waiting={pauseWhenBuffering && time >= CLIP_FROM && time < loadedAt}
      loaded={time >= loadedAt}
      progress={Math.min(1, Math.max(0, (time - CLIP_FROM) / loading))}
      premountFor={0}
    />
  );
};
