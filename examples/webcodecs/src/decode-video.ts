import {mediaParserController, parseMedia} from '@remotion/media-parser';

export const decodeVideo = async (src: File, onFrame: (frame: VideoFrame) => void) => {
  const controller = mediaParserController();

  await parseMedia({
    src,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: async ({track}) => {
      const {supported} = await VideoDecoder.isConfigSupported(track);
      if (!supported) {
        throw new Error(`This browser can't decode ${track.codec}.`);
      }

      const decoder = new VideoDecoder({
        output: (frame) => {
          onFrame(frame);
          frame.close();
        },
        error: (error) => controller.abort(error),
      });
      decoder.configure(track);

      return async (sample) => {
        while (decoder.decodeQueueSize > 10) {
          await new Promise((resolve) => {
            decoder.addEventListener('dequeue', resolve, {once: true});
          });
        }

        decoder.decode(new EncodedVideoChunk(sample));

        return async () => {
          await decoder.flush();
          decoder.close();
        };
      };
    },
  });
};
