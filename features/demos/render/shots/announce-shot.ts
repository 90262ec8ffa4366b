/**
 * Makes the renderer wait until a shot is mounted. After it sets a frame, the renderer only waits for one
 * animation frame. On a busy machine, React may not have rendered by then, so the image would show the previous
 * shot.
 */
import {continueRender, delayRender} from 'remotion';

type SetFrame = typeof window.remotion_setFrame;

/** The frame whose shot is mounted. */
let mounted: number | undefined;
let awaited: {readonly frame: number; readonly handle: number} | undefined;
let setFrame: SetFrame | undefined;

// Remotion assigns this function when its root mounts.
Object.defineProperty(window, 'remotion_setFrame', {
  configurable: true,
  set: (value: SetFrame) => {
    setFrame = value;
  },
  get: (): SetFrame | undefined =>
    setFrame &&
    ((frame, composition, attempt) => {
      if (frame !== mounted) {
        awaited = {frame, handle: delayRender(`Mounting shot ${frame}`)};
      }
      setFrame?.(frame, composition, attempt);
    }),
});

/** Tells the renderer that the shot of a frame is mounted. Call it in an effect. */
export const announceShot = (frame: number): void => {
  mounted = frame;
  if (awaited?.frame === frame) {
    const {handle} = awaited;
    awaited = undefined;
    requestAnimationFrame(() => continueRender(handle));
  }
};
