import {useCurrentFrame} from 'remotion';
import {BufferScene, CLIP_FROM, LENGTH} from '../player-scene/BufferScene';

type Props = {
  premountFor: number;
  loading: number;
};

export const PlayerPremounting = ({premountFor, loading}: Props) => {
  // The clock of the viewer. The clip begins to load when it is mounted, frames before it is shown.
  const time = useCurrentFrame();
  const mountedAt = CLIP_FROM - premountFor;
  const loadedAt = mountedAt + loading;

  const frameAt = (t: number) => {
    const waited = Math.min(Math.max(0, t - CLIP_FROM), Math.max(0, loadedAt - CLIP_FROM));
    return Math.min(LENGTH - 1, t - waited);
  };

  return (
    <BufferScene
      time={time}
      frameAt={frameAt}
      waiting={time >= CLIP_FROM && time < loadedAt}
      loaded={time >= loadedAt}
      progress={Math.min(1, Math.max(0, (time - mountedAt) / loading))}
      premountFor={premountFor}
    />
  );
};
