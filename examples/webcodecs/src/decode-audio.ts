import {parseMedia} from '@remotion/media-parser';

export const decodeAudio = async (src: File, onData: (data: AudioData) => void) => {
  await parseMedia({
    src,
    acknowledgeRemotionLicense: true,
    onAudioTrack: async ({track}) => {
      const {supported} = await AudioDecoder.isConfigSupported(track);
      if (!supported) {
        return null;
      }

      const decoder = new AudioDecoder({
        output: (data) => {
          onData(data);
          data.close();
        },
        error: (error) => console.error(error),
      });
      decoder.configure(track);

      return async (sample) => {
        while (decoder.decodeQueueSize > 10) {
          await new Promise((resolve) => {
            decoder.addEventListener('dequeue', resolve, {once: true});
          });
        }

        decoder.decode(new EncodedAudioChunk(sample));

        return async () => {
          await decoder.flush();
          decoder.close();
        };
      };
    },
  });
};
