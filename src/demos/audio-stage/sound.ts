/** Length of the file in all demos of the section, in frames of the composition: 2 seconds. */
export const fileInFrames = 60;

/** Four notes of half a second, each louder than the one before. 0 outside of the file. */
export const loudnessAt = (position: number) =>
  position < 0 || position >= fileInFrames ? 0 : (Math.floor(position / 15) + 1) / 4;

/** What is heard at a frame: a position in the file, in frames, and the volume. `null` is silence. */
export type Heard = {readonly position: number; readonly volume: number} | null;

/** The length of all demos of the section. */
export const video = {durationInFrames: 90};
