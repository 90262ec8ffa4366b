/** The length of all demos of the package: that of the tune. Pages import it without the samples of the tune. */
export const video = {durationInFrames: 120};
