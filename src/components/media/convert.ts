import {type MediaParserContainer, type MediaParserTrack, parseMedia} from '@remotion/media-parser';
import {
  canCopyAudioTrack,
  canCopyVideoTrack,
  canReencodeAudioTrack,
  canReencodeVideoTrack,
  convertMedia,
  type ConvertMediaContainer,
  getDefaultAudioCodec,
  getDefaultVideoCodec,
  type ResizeOperation,
} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import type {MediaSource} from './useMediaTask';

export interface ConvertSettings {
  readonly container: ConvertMediaContainer;
  /** Degrees clockwise. */
  readonly rotate: number;
  /** In pixels, or null to keep the size. */
  readonly maxHeight: number | null;
}

/** `plan` only says what would happen to each track. */
export interface ConvertJob extends ConvertSettings {
  readonly kind: 'plan' | 'convert';
  readonly source: MediaSource;
}

export interface PlannedTrack {
  readonly trackId: number;
  readonly type: 'video' | 'audio';
  /** The codec in the file. */
  readonly from: string;
  readonly action: 'copy' | 'reencode' | 'drop';
  /** The codec in the result. Of a dropped track, the codec that would be needed. */
  readonly to: string | null;
}

export interface Converted {
  readonly plan: readonly PlannedTrack[];
  /** Undefined for a plan. */
  readonly blob?: Blob;
}

const resizeOf = ({maxHeight}: ConvertSettings): ResizeOperation | null =>
  maxHeight === null ? null : {mode: 'max-height', maxHeight};

/** The bitrate with which `convertMedia()` encodes audio, in bits per second. */
const audioBitrate = 128_000;

const planTrack = async (
  track: MediaParserTrack,
  inputContainer: MediaParserContainer,
  settings: ConvertSettings,
): Promise<readonly PlannedTrack[]> => {
  const {container, rotate} = settings;
  const resize = resizeOf(settings);
  if (track.type === 'video') {
    const to = getDefaultVideoCodec({container});
    // A copied track loses the rotation in the metadata.
    const canCopy =
      track.rotation === 0 &&
      canCopyVideoTrack({
        inputContainer,
        inputTrack: track,
        outputContainer: container,
        rotationToApply: rotate,
        resizeOperation: resize,
        outputVideoCodec: null,
      });
    const canReencode =
      to !== null &&
      (await canReencodeVideoTrack({
        track,
        videoCodec: to,
        rotate: track.rotation + rotate,
        resizeOperation: resize,
      }));
    const action = canCopy ? 'copy' : canReencode ? 'reencode' : 'drop';
    return [{trackId: track.trackId, type: 'video', from: track.codecEnum, action, to}];
  }
  if (track.type === 'audio') {
    const to = getDefaultAudioCodec({container});
    const canCopy = canCopyAudioTrack({
      inputContainer,
      inputCodec: track.codecEnum,
      outputContainer: container,
      outputAudioCodec: null,
    });
    const canReencode =
      to !== null &&
      (await canReencodeAudioTrack({
        track,
        audioCodec: to,
        bitrate: audioBitrate,
        sampleRate: null,
      }));
    const action = canCopy ? 'copy' : canReencode ? 'reencode' : 'drop';
    return [{trackId: track.trackId, type: 'audio', from: track.codecEnum, action, to}];
  }
  return [];
};

/**
 * Plans or runs a conversion with `@remotion/webcodecs`, in a worker. Nothing is uploaded: in a worker, `convertMedia()` doesn't
 * report its use either.
 *
 * @throws {Error} with the name of the file and the reason why it can't be converted
 */
export const convert = async (
  {kind, source, ...settings}: ConvertJob,
  onProgress: (progress: number) => void,
): Promise<Converted> => {
  const src = source instanceof File ? source : source.url;
  try {
    const {container, tracks} = await parseMedia({
      src,
      fields: {container: true, tracks: true},
      acknowledgeRemotionLicense: true,
    });
    const plan = (
      await Promise.all(tracks.map((track) => planTrack(track, container, settings)))
    ).flat();
    if (plan.every(({action}) => action === 'drop')) {
      throw new Error(
        plan.length === 0
          ? 'it has no video or audio track.'
          : `this browser can’t encode any of its tracks for ${settings.container}. Choose another format.`,
      );
    }
    if (kind === 'plan') {
      return {plan};
    }
    const actionOf = (trackId: number) => plan.find((track) => track.trackId === trackId)?.action;
    const {save} = await convertMedia({
      src,
      container: settings.container,
      ...(settings.maxHeight !== null && {resize: resizeOf(settings)!}),
      // Without the file system, so that nothing is left behind when the worker ends.
      writer: bufferWriter,
      onVideoTrack: ({track, defaultVideoCodec, resizeOperation}) => {
        const action = actionOf(track.trackId);
        return action === 'reencode' && defaultVideoCodec !== null
          ? {
              type: 'reencode',
              videoCodec: defaultVideoCodec,
              // The rotation in the metadata is added to it.
              rotate: settings.rotate,
              resize: resizeOperation,
            }
          : {type: action === 'copy' ? 'copy' : 'drop'};
      },
      onAudioTrack: ({track, defaultAudioCodec}) => {
        const action = actionOf(track.trackId);
        return action === 'reencode' && defaultAudioCodec !== null
          ? {
              type: 'reencode',
              audioCodec: defaultAudioCodec,
              bitrate: audioBitrate,
              sampleRate: null,
            }
          : {type: action === 'copy' ? 'copy' : 'drop'};
      },
      onProgress: ({overallProgress}) => onProgress(overallProgress ?? 0),
    });
    return {plan, blob: await save()};
  } catch (error) {
    throw new Error(
      `${source.name} can’t be converted: ${error instanceof Error ? error.message : String(error)}`,
      {cause: error},
    );
  }
};
