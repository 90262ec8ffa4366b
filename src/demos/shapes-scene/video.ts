/** The length of all demos of the package. */
export const video = {durationInFrames: 76};
