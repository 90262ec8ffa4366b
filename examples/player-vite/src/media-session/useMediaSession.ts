import type {CallbackListener, PlayerRef} from '@remotion/player';
import {useEffect} from 'react';

const actions = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
] as const;

export const useMediaSession = ({
  player,
  metadata,
  durationInFrames,
  fps,
  playbackRate,
}: {
  player: PlayerRef | null;
  metadata: MediaMetadataInit;
  durationInFrames: number;
  fps: number;
  playbackRate: number;
}) => {
  useEffect(() => {
    if (player === null || !('mediaSession' in navigator)) {
      return;
    }

    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata(metadata);

    const skip = (seconds: number) => {
      player.seekTo(Math.round(player.getCurrentFrame() + seconds * fps));
    };

    session.setActionHandler('play', () => player.play());
    session.setActionHandler('pause', () => player.pause());
    session.setActionHandler('seekbackward', ({seekOffset}) => skip(-(seekOffset ?? 10)));
    session.setActionHandler('seekforward', ({seekOffset}) => skip(seekOffset ?? 10));
    session.setActionHandler('seekto', ({seekTime}) => {
      if (seekTime !== undefined) {
        player.seekTo(Math.round(seekTime * fps));
      }
    });
    session.setActionHandler('previoustrack', () => player.seekTo(0));

    return () => {
      session.metadata = null;
      actions.forEach((action) => session.setActionHandler(action, null));
    };
  }, [player, metadata, fps]);

  useEffect(() => {
    if (player === null || !('mediaSession' in navigator)) {
      return;
    }

    const session = navigator.mediaSession;
    const onPlay: CallbackListener<'play'> = () => {
      session.playbackState = 'playing';
    };
    const onPause: CallbackListener<'pause'> = () => {
      session.playbackState = 'paused';
    };
    const onTimeUpdate: CallbackListener<'timeupdate'> = ({detail}) => {
      session.setPositionState({
        duration: durationInFrames / fps,
        position: detail.frame / fps,
        playbackRate,
      });
    };

    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    player.addEventListener('timeupdate', onTimeUpdate);
    return () => {
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
      player.removeEventListener('timeupdate', onTimeUpdate);
      session.playbackState = 'none';
    };
  }, [player, durationInFrames, fps, playbackRate]);
};
