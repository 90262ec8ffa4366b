import type {Demo} from '@site/features/demos/defineDemo';

/** The video without sound that `npm run posters` rendered of a demo, and its number of frames per second. */
export type ClipOf = Pick<Demo, 'id' | 'fps' | 'durationInFrames'>;

const suffix = {light: '', dark: '-dark'} as const;

export const clipAddress = (id: string, theme: keyof typeof suffix): string =>
  `/posters/${id}${suffix[theme]}.webm`;

/** The address of a clip, in the theme of the page. */
export const addressOf = (document: Document, id: string): string =>
  clipAddress(id, document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** The frame of the composition that a video shows. */
export const frameOf = (
  {currentTime}: Pick<HTMLVideoElement, 'currentTime'>,
  {fps, durationInFrames}: Pick<ClipOf, 'fps' | 'durationInFrames'>,
): number =>
  // The time of a frame is rounded in the file, and may be a little too early.
  Math.min(durationInFrames - 1, Math.floor(currentTime * fps + 0.05));

/** Whether the reader wants neither less motion nor less data. */
export const mayPlay = ({matchMedia, navigator}: Window): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as Navigator & {connection?: {saveData?: boolean}}).connection?.saveData;

/** Calls back for each frame that a video shows while it plays, and when it plays, pauses, or ends. */
export const followClip = (video: HTMLVideoElement, callback: () => void): (() => void) => {
  let request = 0;
  const follow = () => {
    callback();
    if (!video.paused && !video.ended) {
      request = requestAnimationFrame(follow);
    }
  };
  const update = () => {
    cancelAnimationFrame(request);
    follow();
  };
  const events = ['play', 'pause', 'ended', 'seeked'] as const;
  events.forEach((event) => video.addEventListener(event, update));
  if (!video.paused) {
    follow();
  }
  return () => {
    cancelAnimationFrame(request);
    events.forEach((event) => video.removeEventListener(event, update));
  };
};

/** Pauses a clip until the reader plays it. */
export const pauseClip = (video: HTMLVideoElement): void => {
  video.dataset['paused'] = '';
  video.pause();
};

/**
 * Plays a clip while at least half of it is in view, after the page has loaded. Clips that have ended, and clips that
 * the reader paused (`data-paused`), stay as they are. Nothing plays if the reader prefers reduced motion or turned on
 * data saving.
 */
export const playInView = (window: Window, video: HTMLVideoElement, id: string): (() => void) => {
  if (!mayPlay(window)) {
    return () => undefined;
  }
  const {document} = window;
  const stop = new AbortController();
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        video.pause();
      } else if (!video.ended && video.dataset['paused'] === undefined) {
        video.muted = true;
        video.src ||= addressOf(document, id);
        // It fails if the browser can't play it. The poster is below it.
        video.play().catch(() => undefined);
      }
    },
    {threshold: 0.5},
  );
  const start = () => observer.observe(video);
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, {once: true, signal: stop.signal});
  }
  return () => {
    stop.abort();
    observer.disconnect();
  };
};
