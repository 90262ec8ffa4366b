import type {MediaFacts} from './inspectMedia';

/** Whether a file plays in one place, why, and what to do otherwise. */
export interface Verdict {
  readonly where: string;
  readonly plays: 'yes' | 'no' | 'slowly';
  readonly reason: string;
  /** The page that explains the fix. */
  readonly fix?: {readonly label: string; readonly to: string};
}

const mimeTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  'transport-stream': 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
};

/** The type that `canPlayType()` expects. Only the codecs in MP4 and WebM have names that it knows. */
export const playableType = ({container, tracks}: MediaFacts): string => {
  const type = mimeTypes[container] ?? container;
  const codecs = tracks.flatMap(({codecString}) => codecString ?? []);
  return (container === 'mp4' || container === 'webm') && codecs.length > 0
    ? `${type}; codecs="${codecs.join(', ')}"`
    : type;
};

const convert = {
  label: 'Convert unsupported files',
  to: '/docs/miscellaneous/video-formats#convert-what-does-not-play',
} as const;

/** Seconds between keyframes from which seeking takes noticeably long: encoders use 10 at most by default. */
const longInterval = 10;

/**
 * Answers whether the toolkit plays a file.
 *
 * @param inBrowser what `canPlayType()` returns for `playableType()`, or null before the reader chose a file
 */
export const verdictsOf = (facts: MediaFacts, inBrowser: string | null): readonly Verdict[] => {
  const {tracks, keyframes, durationInSeconds, container} = facts;
  const hasMedia = tracks.some(({type}) => type !== 'other');
  const codecs = tracks.flatMap(({codec}) => codec ?? []).join(' and ');
  const interval = Math.max(
    ...(keyframes ?? []).map(
      (time, index, all) => (all[index + 1] ?? durationInSeconds ?? time) - time,
    ),
    0,
  );
  if (!hasMedia) {
    return [{where: 'Everywhere', plays: 'no', reason: 'The file has no video or audio track.'}];
  }
  const preview: readonly Verdict[] =
    inBrowser === null
      ? []
      : [
          inBrowser === ''
            ? {
                where: 'Studio and Player',
                plays: 'no',
                reason: `This browser doesn’t play ${container} with ${codecs}.`,
                fix: convert,
              }
            : {
                where: 'Studio and Player',
                plays: 'yes',
                reason: `This browser plays ${container} with ${codecs}.`,
              },
        ];
  const render: Verdict = {
    where: 'Render',
    plays: 'yes',
    reason: `<OffthreadVideo> and <Audio> use Remotion’s FFmpeg, which decodes ${codecs}.`,
  };
  const seeking: readonly Verdict[] =
    interval > longInterval
      ? [
          {
            where: 'Seeking',
            plays: 'slowly',
            reason: `Keyframes are up to ${Math.round(interval)} seconds apart.`,
            fix: {label: 'Add keyframes', to: '/docs/miscellaneous/video-formats#pitfalls'},
          },
        ]
      : [];
  return [...preview, render, ...seeking];
};
