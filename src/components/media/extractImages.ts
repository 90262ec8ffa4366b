import type {MediaSource} from './useMediaTask';

export interface FrameImage {
  /** A `data:` URL. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly timeInSeconds: number;
}

/** Width of the images in pixels: about twice the width of a column, for dense screens. */
const width = 640;

const toImage = (frame: VideoFrame): FrameImage => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * frame.displayHeight) / frame.displayWidth);
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  return {
    src: canvas.toDataURL('image/jpeg', 0.85),
    width,
    height: canvas.height,
    timeInSeconds: frame.timestamp / 1_000_000,
  };
};

/**
 * The times of evenly spaced frames, each in the middle of its part of the video.
 *
 * @param durationInSeconds `null` if the header of the file doesn't state it: only the first frame is extracted
 */
export const timesOf = (durationInSeconds: number | null, count: number): number[] =>
  durationInSeconds === null
    ? [0]
    : Array.from({length: count}, (_, index) => ((index + 0.5) * durationInSeconds) / count);

/**
 * Decodes evenly spaced frames of a video with `@remotion/webcodecs`, which is loaded on the first call. Its worker reads the
 * file, the browser decodes the frames, and nothing is uploaded.
 *
 * @throws {Error} with the name of the file and the reason why its frames can't be decoded
 */
export const extractImages = async (
  source: MediaSource,
  signal: AbortSignal,
  count: number,
): Promise<readonly FrameImage[]> => {
  const fail = (reason: string) => new Error(`${source.name} can’t be decoded: ${reason}`);
  if (typeof VideoDecoder === 'undefined') {
    throw fail('this browser doesn’t support WebCodecs.');
  }
  const [{parseMedia}, {extractFramesOnWebWorker}] = await Promise.all([
    import('@remotion/media-parser'),
    import('@remotion/webcodecs/worker'),
  ]);
  const src = source instanceof File ? URL.createObjectURL(source) : source.url;
  const images: FrameImage[] = [];
  // `extractFramesOnWebWorker()` may pass a frame twice, so frames are closed at the end.
  const frames: VideoFrame[] = [];
  try {
    // `extractFramesOnWebWorker()` asks for the times before it knows the duration of a WebM file.
    const {durationInSeconds} = await parseMedia({
      src: source instanceof File ? source : src,
      fields: {durationInSeconds: true},
      acknowledgeRemotionLicense: true,
    });
    signal.throwIfAborted();
    await extractFramesOnWebWorker({
      src,
      timestampsInSeconds: timesOf(durationInSeconds, count),
      onFrame: (frame) => {
        frames.push(frame);
        images.push(toImage(frame));
      },
      signal,
      acknowledgeRemotionLicense: true,
    });
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  } finally {
    frames.forEach((frame) => frame.close());
    if (source instanceof File) {
      URL.revokeObjectURL(src);
    }
  }
  if (images.length === 0) {
    throw fail('it has no video track.');
  }
  return images;
};
