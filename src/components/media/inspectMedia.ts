import {
  type MediaParserEmbeddedImage,
  type MediaParserLocation,
  type MediaParserMetadataEntry,
  type MediaParserReaderInterface,
  type MediaParserTrack,
  parseMedia,
} from '@remotion/media-parser';
import {dataUrl} from './dataUrl';
import type {MediaSource} from './useMediaTask';

export interface TrackFacts {
  readonly type: 'video' | 'audio' | 'other';
  /** The short name of the codec: `h264`. */
  readonly codec: string | null;
  /** The codec string for WebCodecs and `canPlayType()`: `avc1.640028`. */
  readonly codecString: string | null;
  /** Width and height in pixels after rotation, or sample rate in hertz and number of channels. */
  readonly details: string;
}

/** What is in a media file. `null` means that the header of the file doesn't tell. */
export interface MediaFacts {
  readonly container: string;
  readonly dimensions: {readonly width: number; readonly height: number} | null;
  readonly durationInSeconds: number | null;
  readonly fps: number | null;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  readonly rotation: number | null;
  readonly isHdr: boolean;
  /** In bytes. */
  readonly size: number | null;
  readonly tracks: readonly TrackFacts[];
  /** The times of the keyframes of the first video track, in seconds. */
  readonly keyframes: readonly number[] | null;
  readonly metadata: readonly MediaParserMetadataEntry[];
  readonly location: MediaParserLocation | null;
  /** The images in the file as `data:` URLs. */
  readonly images: readonly {readonly src: string; readonly description: string}[];
}

const trackFacts = (track: MediaParserTrack): TrackFacts => {
  if (track.type === 'video') {
    const {codecEnum, codec, width, height} = track;
    return {
      type: 'video',
      codec: codecEnum,
      codecString: codec,
      details: `${width} × ${height} pixels`,
    };
  }
  if (track.type === 'audio') {
    const {codecEnum, codec, sampleRate, numberOfChannels} = track;
    return {
      type: 'audio',
      codec: codecEnum,
      codecString: codec,
      details: `${sampleRate.toLocaleString('en-US')} Hz, ${numberOfChannels === 1 ? '1 channel' : `${numberOfChannels} channels`}`,
    };
  }
  return {type: 'other', codec: null, codecString: null, details: 'neither video nor audio'};
};

const imageFacts = ({data, mimeType, description}: MediaParserEmbeddedImage) => ({
  src: dataUrl(data, mimeType ?? 'image/jpeg'),
  description: description ?? 'Embedded image',
});

/** Explains an error of the parser to a reader who chose the file. */
const explain = (source: MediaSource, error: unknown): Error => {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  const reasons: Record<string, string> = {
    IsAnImageError: 'it is an image. Show it with <Img>, or with <Gif> if it is animated.',
    IsAPdfError: 'it is a PDF document.',
    IsAnUnsupportedFileTypeError: 'its format isn’t supported.',
  };
  const failedRequest =
    !(source instanceof File) && /failed to fetch|networkerror|load failed/i.test(message)
      ? 'the request failed. The server must allow cross-origin requests (CORS) and support range requests.'
      : undefined;
  return new Error(`${source.name} can’t be read: ${reasons[name] ?? failedRequest ?? message}`);
};

/**
 * Reads what is in a file with `@remotion/media-parser`. Nothing is uploaded. Of a file of the reader, it reads the
 * samples too if the header doesn't list the keyframes. Of a URL, it only downloads what the header needs.
 *
 * @param reader for tests in Node.js
 * @throws {Error} with the name of the file and the reason why it can't be read
 */
export const inspectMedia = async (
  source: MediaSource,
  reader?: MediaParserReaderInterface,
): Promise<MediaFacts> => {
  const src = source instanceof File ? source : source.url;
  const options = {src, ...(reader && {reader}), acknowledgeRemotionLicense: true} as const;
  try {
    const {tracks, keyframes, images, ...facts} = await parseMedia({
      ...options,
      fields: {
        container: true,
        dimensions: true,
        durationInSeconds: true,
        fps: true,
        videoCodec: true,
        audioCodec: true,
        rotation: true,
        isHdr: true,
        size: true,
        tracks: true,
        keyframes: true,
        metadata: true,
        location: true,
        images: true,
      },
    });
    const allKeyframes =
      keyframes === null && source instanceof File && facts.videoCodec !== null
        ? (await parseMedia({...options, fields: {slowKeyframes: true}})).slowKeyframes
        : keyframes;
    const firstVideo = tracks.find(({type}) => type === 'video');
    return {
      ...facts,
      tracks: tracks.map(trackFacts),
      keyframes:
        allKeyframes
          ?.filter(({trackId}) => trackId === firstVideo?.trackId)
          .map(({presentationTimeInSeconds}) => presentationTimeInSeconds) ?? null,
      images: images.map(imageFacts),
    };
  } catch (error) {
    throw explain(source, error);
  }
};
