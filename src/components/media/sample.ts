/** A file for readers who have none at hand: a video that Remotion rendered for the home page. */
export const sample = {name: 'build-captions.webm', url: '/posters/build-captions.webm'} as const;
