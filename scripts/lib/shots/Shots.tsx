import {type ComponentType, useEffect, useState} from 'react';
import {
  cancelRender,
  Composition,
  continueRender,
  delayRender,
  Freeze,
  Sequence,
  useCurrentFrame,
} from 'remotion';
import type {Demo, DemoProps} from '../../../src/demos/defineDemo';
import {announceShot} from './announce-shot';
import {shotsId, type Shot} from './shot';

/** What is needed to show a demo. */
export type ShownDemo = Pick<Demo, 'id' | 'durationInFrames' | 'load'>;

type ShotsProps = {readonly shots: readonly Shot[]};

type Components = ReadonlyMap<string, ComponentType<DemoProps>>;

/** Longer than any list of shots and any demo together, so that the end of this composition cuts no demo short. */
const durationInFrames = 10_000_000;

/** Comes after a demo, so that its effect runs after those of the demo. */
const Announcement = ({index}: {readonly index: number}) => {
  useEffect(() => announceShot(index), [index]);
  return null;
};

/**
 * A composition that shows one shot in each frame: frame 0 shows the first shot of its input props, and so on.
 * One page renders all shots this way, instead of loading the bundle for each. Every shot mounts its
 * demo anew, and the demo sees its own frame and duration.
 *
 * @param demos the demos that shots may show
 */
export const shotsComposition = (demos: readonly ShownDemo[]) => {
  const byId = new Map(demos.map((demo) => [demo.id, demo]));

  const Shots = ({shots}: ShotsProps) => {
    const index = useCurrentFrame();
    const [components, setComponents] = useState<Components>();
    const [loading] = useState(() => delayRender('Loading the demos'));

    useEffect(() => {
      const ids = new Set(shots.map(({id}) => id));
      Promise.all(
        demos.filter(({id}) => ids.has(id)).map(async ({id, load}) => [id, await load()] as const),
      )
        .then((loaded) => setComponents(new Map(loaded)))
        .catch((error: unknown) => cancelRender(error));
    }, [shots]);

    useEffect(() => {
      if (components) {
        continueRender(loading);
      }
    }, [components, loading]);

    const shot = shots[index];
    if (!shot || !components) {
      return null;
    }
    const demo = byId.get(shot.id);
    const Component = components.get(shot.id);
    if (!demo || !Component) {
      throw new Error(`No demo "${shot.id}". The demos are ${[...byId.keys()].join(', ')}.`);
    }
    return (
      // Not a sequence that starts earlier: in nested sequences, <Freeze> only works if the outer ones start at 0.
      <Freeze key={index} frame={shot.frame}>
        <Sequence durationInFrames={demo.durationInFrames} layout="none">
          {/* oxlint-disable-next-line react/static-components -- the map holds modules, which never change */}
          <Component {...shot.props} />
          <Announcement index={index} />
        </Sequence>
      </Freeze>
    );
  };

  return (
    <Composition
      id={shotsId}
      component={Shots}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={durationInFrames}
      defaultProps={{shots: []}}
    />
  );
};
