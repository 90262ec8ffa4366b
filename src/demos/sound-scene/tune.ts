import type {MediaUtilsAudioData} from '@remotion/media-utils';

const sampleRate = 16000;
const durationInSeconds = 4;
const notes = [220, 330, 262, 392, 220, 330, 294, 440];

/** Four seconds of music, two beats a second: a drum and a note on each, a cymbal in between. */
const samples = Float32Array.from({length: sampleRate * durationInSeconds}, (_, i) => {
  const time = i / sampleRate;
  const sinceBeat = time % 0.5;
  const sinceCymbal = (time + 0.25) % 0.5;
  const note = notes[Math.floor(time * 2)] ?? 220;
  const tone = (hertz: number) => Math.sin(2 * Math.PI * hertz * time);
  return (
    0.5 * Math.exp(-sinceBeat * 14) * tone(70) +
    0.25 * Math.exp(-sinceBeat * 4) * (tone(note) + 0.4 * tone(note * 2) + 0.2 * tone(note * 3)) +
    0.1 * Math.exp(-sinceCymbal * 18) * (tone(3100) + tone(4700) + tone(5900))
  );
});

/** What `useAudioData()` would return for a file with this music. */
export const tune: MediaUtilsAudioData = {
  channelWaveforms: [samples],
  sampleRate,
  durationInSeconds,
  numberOfChannels: 1,
  resultId: 'tune',
  isRemote: false,
};
