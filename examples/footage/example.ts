import {defineExample} from '../define';

const table = 'guides.mjs runs the command of the page';

export default defineExample({
  shows:
    'A video that shows its frame numbers: cut, joined, frozen, at other speeds and with other pixels.',
  pages: [
    '/docs/miscellaneous/snippets/accelerated-video',
    '/docs/miscellaneous/snippets/align-duration',
    '/docs/miscellaneous/snippets/different-segments-at-different-speeds',
    '/docs/miscellaneous/snippets/freeze-portions',
    '/docs/miscellaneous/snippets/jumpcuts',
    '/docs/video-manipulation',
    '/docs/video-vs-offthreadvideo',
    '/docs/videos/sequence',
    '/docs/videos/transparency',
  ],
  steps: [
    {
      command: 'npx remotion ffmpeg -i public/clip.mp4 -t 2 public/short.mp4',
      makes: [{file: 'public/short.mp4', frames: 60}],
    },
    {
      command: 'node guides.mjs',
      notShown: 'runs the commands of all pages',
      makes: [{file: 'public/ring.webm', width: 320, height: 320, videoCodec: 'vp8', frames: 30}],
    },
    {command: 'cat out/Recording.txt', output: 'recording.output.txt', notShown: table},
    {command: 'cat out/fast.txt', output: 'fast.output.txt', notShown: table},
    {command: 'cat out/Speeds.txt', output: 'speeds.output.txt', notShown: table},
    {command: 'cat out/JumpCuts.txt', output: 'jump-cuts.output.txt', notShown: table},
    {command: 'cat out/Playlist.txt', output: 'playlist.output.txt', notShown: table},
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream_tags=alpha_mode -of compact public/ring.webm',
      output: 'alpha.output.txt',
    },
  ],
  notShown: {
    'guides.mjs': 'runs the commands of all pages with one bundle and one browser',
    'src/Root.tsx': 'registers the compositions of all pages',
  },
});
