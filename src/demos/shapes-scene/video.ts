/** Size, speed and length of all demos of the package. */
export const video = {width: 1280, height: 720, fps: 30, durationInFrames: 76} as const;
