/** Works with public source. A test compares them with their entries in `src/data/showcase`. */
export const works = [
  {
    slug: 'github-unwrapped',
    title: 'GitHub Unwrapped 2023',
    text: 'A year in review as a video for every GitHub user: a preview in the browser, and a file rendered on AWS Lambda.',
    madeWith: ['@remotion/player', '@remotion/lambda', '@remotion/transitions'],
    url: 'https://github.com/remotion-dev/github-unwrapped-2023',
  },
  {
    slug: 'short-video-maker',
    title: 'Short Video Maker',
    text: 'A server that turns a text into a vertical video with speech, captions, and stock footage.',
    madeWith: ['@remotion/renderer', '@remotion/bundler'],
    url: 'https://github.com/gyoridavid/short-video-maker',
  },
  {
    slug: 'mockoops',
    title: 'Mockoops',
    text: 'Puts a screen recording into an animated mockup: choose a template, look at it in the browser, download the video.',
    madeWith: ['@remotion/player', '@remotion/lambda'],
    url: 'https://github.com/Just-Moh-it/Mockoops',
  },
] as const;
