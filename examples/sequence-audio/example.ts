import {defineExample} from '../define';

export default defineExample({
  shows:
    'Guides about audio work in sequence, and the tones have the volumes and times that they show.',
  pages: [],
  steps: [],
  follows: {
    pages: [
      'docs/using-audio.mdx',
      'docs/audio/trimming.mdx',
      'docs/audio/volume.mdx',
      'docs/audio/delaying.mdx',
    ],
    makes: [{file: 'my-video/out/Soundtrack.wav', duration: 2}],
  },
});
