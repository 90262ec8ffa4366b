/** What scripts need to know of the composition without loading it. */
export default {id: 'hero', fps: 30, durationInFrames: 150} as const;
