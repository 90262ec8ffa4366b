import {defineExample} from '../define';

export default defineExample({
  shows: 'Renders whose compositor or FFmpeg is killed, and what they print.',
  pages: ['/docs/troubleshooting/sigkill'],
  steps: [
    {
      command: 'npx remotion bundle --out-dir=out/bundle',
      notShown: 'lets the next steps share a bundle',
    },
    {
      command: 'node kill-compositor.mjs',
      output: 'compositor.output.txt',
      exitCode: 1,
      notShown: 'kills the compositor, as Linux does if the memory is used up',
    },
    {
      command: 'node kill-ffmpeg.mjs',
      output: 'audio.output.txt',
      exitCode: 1,
      notShown: 'kills the FFmpeg that mixes the audio',
    },
    {
      command: 'node kill-ffmpeg.mjs --muted',
      output: 'video.output.txt',
      exitCode: 1,
      notShown: 'kills the FFmpeg that encodes the video',
    },
    {
      command:
        'npx remotion render out/bundle Clip out/clip.mp4 --concurrency=1 --disallow-parallel-encoding --offthreadvideo-cache-size-in-bytes=268435456',
      makes: [{file: 'out/clip.mp4', frames: 6}],
      notShown: 'the page shows it with the name of a composition of the reader',
    },
  ],
  notShown: {
    'audio.output.txt': 'the page quotes the message in a table',
    'video.output.txt': 'the page quotes the message in a table',
    'kill-compositor.mjs': 'ends the compositor',
    'kill-ffmpeg.mjs': 'ends FFmpeg',
    'make-binaries.mjs': 'replaces a program of the renderer',
    'src/Clip.tsx': 'shows a video as in every project',
    'src/Root.tsx': 'registers a composition as in every project',
  },
});
