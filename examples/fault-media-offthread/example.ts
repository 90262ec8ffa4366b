import {defineExample} from '../define';

/** The progress depends on the speed of the machine, and the stack trace on other packages. */
const onlyMessage = [
  [/^[\s\S]*?(?=💡|An error occurred)/, ''],
  [/\n\nat [\s\S]*$/, '\n'],
] as const;
const short = 'the timeout of the composition is short, so that the test does not wait';
const quoted = 'the page quotes the message with a placeholder for the URL';

export default defineExample({
  shows:
    'An <OffthreadVideo> that does not get a frame: slow download, damaged file, ignored error.',
  pages: [
    '/docs/troubleshooting/delay-render-proxy',
    '/docs/troubleshooting/no-frame-found-at-position',
  ],
  ports: [5513],
  steps: [
    {
      command: 'node server.mjs',
      until: /Listening/,
      notShown: 'a slow server, in place of a slow connection',
    },
    {
      command: 'npx remotion still Slow out/slow.png',
      output: 'slow.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: short,
    },
    {
      command: 'npx remotion still Damaged out/damaged.png',
      output: 'damaged.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: short,
    },
    {
      command: 'npx remotion still Ignored out/ignored.png',
      output: 'ignored.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: short,
    },
    {
      command: 'npx remotion still Interview out/frame.png --frame=0 --log=verbose',
      makes: [{file: 'out/frame.png', width: 64, height: 36}],
    },
    {
      command:
        'npx remotion ffmpeg -v error -i public/damaged.mp4 -c:v rawvideo -c:a pcm_s16le -f null -',
      exitCode: 69,
    },
    {
      command:
        'npx remotion ffmpeg -v error -i public/clip.mp4 -c:v rawvideo -c:a pcm_s16le -f null -',
      notShown: 'proves that an intact file prints nothing',
      output: 'intact.output.txt',
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_type,r_frame_rate,avg_frame_rate,nb_frames -of compact public/recording.mp4',
      output: 'recording.output.txt',
    },
    {
      command:
        'mkdir -p out/public && npx remotion ffmpeg -v error -i public/recording.mp4 -r 30 -c:v libx264 -pix_fmt yuv420p -crf 18 -g 30 -c:a libfdk_aac out/public/fixed.mp4',
      makes: [{file: 'out/public/fixed.mp4', videoCodec: 'h264', fps: 30, frames: 300}],
      notShown: 'the results of an example must be in out/',
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_type,r_frame_rate,avg_frame_rate,nb_frames -of compact out/public/fixed.mp4',
      output: 'fixed.output.txt',
      notShown: 'the results of an example must be in out/',
    },
  ],
  notShown: {
    'damaged.output.txt': quoted,
    'ignored.output.txt': quoted,
    'intact.output.txt': 'it is empty',
    'server.mjs': 'a slow server, in place of a slow connection',
    'src/Footage.tsx': 'has a short timeout, which a reader should not set',
    'src/Root.tsx': 'it registers a composition for each fault',
  },
});
