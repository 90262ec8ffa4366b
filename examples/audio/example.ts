import {defineExample} from '../define';

const eachFrame = 'a sentence names the command, which prints a line for each frame';

export default defineExample({
  shows: 'What a render makes of each setting of a sound, measured in the rendered files.',
  pages: [
    '/docs/using-audio',
    '/docs/audio/importing',
    '/docs/audio/trimming',
    '/docs/audio/delaying',
    '/docs/audio/volume',
    '/docs/audio/muting',
    '/docs/audio/speed',
    '/docs/audio/pitch',
    '/docs/audio/from-video',
    '/docs/audio/exporting',
    '/docs/audio/order-of-operations',
  ],
  steps: [
    {
      command:
        'npx remotion ffmpeg -v error -f lavfi -i "sine=400:d=0.5,volume=1.6[a];sine=500:d=0.5,volume=3.2[b];sine=600:d=0.5,volume=4.8[c];sine=800:d=0.5,volume=6.4[d];[a][b][c][d]concat=n=4:v=0:a=1,pan=stereo|c0=c0|c1=c0" -ar 16000 -y public/steps.wav',
      makes: [{file: 'public/steps.wav', audioCodec: 'pcm_s16le', duration: 2}],
    },
    {command: 'node listen.mjs public/steps.wav', output: 'steps.output.txt'},
    {
      command: 'node sounds.mjs',
      output: 'sounds.output.txt',
      makes: [
        {file: 'out/Soundtrack.wav', audioCodec: 'pcm_s16le', duration: 2},
        {file: 'out/Narration.wav', audioCodec: 'pcm_s16le', duration: 2},
      ],
    },
    {command: 'node listen.mjs out/Soundtrack.wav', output: 'soundtrack.output.txt'},
    {command: 'node listen.mjs out/Looped.wav', output: 'looped.output.txt'},
    {command: 'node listen.mjs out/Narration.wav', output: 'narration.output.txt'},
    {command: 'node listen.mjs out/Trimmed.wav', output: 'trimmed.output.txt'},
    {command: 'node listen.mjs out/Trimmed.wav 1', notShown: eachFrame},
    {command: 'node listen.mjs out/Delayed.wav', output: 'delayed.output.txt'},
    {command: 'node listen.mjs out/FadeInOut.wav', output: 'fade-in-out.output.txt'},
    {command: 'node listen.mjs out/FadeInOut.wav 1', notShown: eachFrame},
    {command: 'node listen.mjs out/MutedPart.wav', output: 'muted-part.output.txt'},
    {command: 'node listen.mjs out/Fast.wav 10', output: 'fast.output.txt'},
    {command: 'node listen.mjs out/Higher.wav', output: 'higher.output.txt'},
    {command: 'node listen.mjs out/Talk.wav', output: 'talk.output.txt'},
    {command: 'node listen.mjs out/Ordered.wav', output: 'ordered.output.txt'},
    {
      command:
        'npx remotion render Tape out/Tape.wav --log=verbose 2>&1 | grep -o "\\[0:a\\]aformat.*" | head -n 1',
      output: 'filters.output.txt',
      notShown: 'the page says in words which part of the log it shows',
    },
  ],
  notShown: {
    'src/index.ts': 'the entry point, as everywhere',
    'src/Root.tsx': 'registers the compositions of all pages',
  },
});
