import {parseMedia} from '@remotion/media-parser';
import {
  canCopyAudioTrack,
  canCopyVideoTrack,
  type ConvertMediaContainer,
  defaultOnAudioTrackHandler,
  defaultOnVideoTrackHandler,
  getDefaultAudioCodec,
  getDefaultVideoCodec,
} from '@remotion/webcodecs';

export type PlannedTrack = {
  id: number;
  type: 'video' | 'audio';
  codec: string;
  operation: 'copy' | 'reencode' | 'drop' | 'fail';
};

export const planConversion = async (
  src: File | string,
  outputContainer: ConvertMediaContainer,
) => {
  const {container: inputContainer, tracks} = await parseMedia({
    src,
    fields: {container: true, tracks: true},
    acknowledgeRemotionLicense: true,
  });
  const common = {inputContainer, outputContainer};
  const plan: PlannedTrack[] = [];

  for (const track of tracks) {
    if (track.type === 'video') {
      const canCopyTrack = canCopyVideoTrack({
        ...common,
        inputTrack: track,
        outputVideoCodec: null,
        rotationToApply: 0,
        resizeOperation: null,
      });
      const {type} = await defaultOnVideoTrackHandler({
        ...common,
        track,
        canCopyTrack,
        defaultVideoCodec: getDefaultVideoCodec({container: outputContainer}),
        rotate: track.rotation,
        resizeOperation: null,
        logLevel: 'info',
      });
      plan.push({id: track.trackId, type: 'video', codec: track.codecEnum, operation: type});
    }

    if (track.type === 'audio') {
      const canCopyTrack = canCopyAudioTrack({
        ...common,
        inputCodec: track.codecEnum,
        outputAudioCodec: null,
      });
      const {type} = await defaultOnAudioTrackHandler({
        ...common,
        track,
        canCopyTrack,
        defaultAudioCodec: getDefaultAudioCodec({container: outputContainer}),
        logLevel: 'info',
      });
      plan.push({id: track.trackId, type: 'audio', codec: track.codecEnum, operation: type});
    }
  }

  return plan;
};
