/** The length of all demos of the package. Pages import it without the toolkit. */
export const video = {durationInFrames: 106};
