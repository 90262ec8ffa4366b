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
import type {Demo, DemoProps} from '../../defineDemo';
import {Themed} from '../../Themed';
import {announceShot} from './announce-shot';
import {shotsId, type Shot} from './shot';

/** The parts of a demo that a shot needs. */
export type ShownDemo = Pick<Demo, 'id' | 'durationInFrames' | 'load'>;

type ShotsProps = {readonly shots: readonly Shot[]};

type Components = ReadonlyMap<string, ComponentType<DemoProps>>;

/**
 * Longer than any list of shots and any demo combined, so that the end of this composition never cuts off a
 * demo.
 */
const durationInFrames = 10_000_000;

/** Rendered after a demo, so that its effect runs after the effects of the demo. */
const Announcement = ({index}: {readonly index: number}) => {
  useEffect(() => announceShot(index), [index]);
  return null;
};

/**
 * A composition that shows one shot per frame: frame 0 shows the first shot in its input props, and so on. This
 * way, one page renders all shots instead of loading the bundle for each. Every shot remounts its demo, which
 * gets its own frame and duration.
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
      throw new Error(`There is no demo "${shot.id}". Use one of ${[...byId.keys()].join(', ')}.`);
    }
    return (
      // A sequence that starts earlier doesn't work: in nested sequences, <Freeze> requires that the outer ones
      // start at 0.
      <Freeze key={index} frame={shot.frame}>
        <Sequence durationInFrames={demo.durationInFrames} layout="none">
          <Themed theme="light">
            {/* oxlint-disable-next-line react/static-components -- the map holds modules, which never change */}
            <Component {...shot.props} />
          </Themed>
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
