/**
 * Plays the clip of the hero before hydration, and shows the frame and its values while it plays. Only the home page
 * loads this script (`add-early-script.ts`). `HeroStage` takes over when the page is hydrated.
 */
import {followClip, frameOf, pauseClip, playInView} from '../../components/Clip/clip';
import {frameText, toggleIcon, toggleLabel} from '../../../features/ui/Playhead/toggle';
import hero from './facts';
import {heroValuesAt, heroValueNames, heroValueText} from './values';

const isHydrated = () => document.documentElement.dataset['hasHydrated'] === 'true';

const findAll = <T extends Element>(selector: string): T[] => [
  ...document.querySelectorAll<T>(`[data-hero] ${selector}`),
];

const last = hero.durationInFrames - 1;

const show = (frame: number, playing: boolean) => {
  const values = heroValuesAt(frame);
  for (const name of heroValueNames) {
    const text = heroValueText(name, values[name]);
    findAll(`[data-value="${name}"]`).forEach((element) => element.replaceChildren(text));
  }
  for (const strip of findAll<HTMLElement>('[data-strip]')) {
    strip.style.setProperty('--progress', `${frame / last}`);
  }
  findAll('[data-frame]').forEach((number) => number.replaceChildren(frameText(frame, last)));
  for (const range of findAll<HTMLInputElement>('input[type="range"]')) {
    range.value = `${frame}`;
  }
  for (const button of findAll('.playhead-toggle')) {
    button.setAttribute('aria-label', toggleLabel(playing));
    button.querySelector('path')?.setAttribute('d', toggleIcon(playing));
  }
};

const [video] = findAll<HTMLVideoElement>('video');
if (video && !isHydrated()) {
  const stopPlaying = playInView(window, video, hero.id);
  // Otherwise, the clip would move the playhead away from where the reader puts it.
  for (const range of findAll('input[type="range"]')) {
    range.addEventListener('input', () => pauseClip(video), {once: true});
  }
  const stopFollowing = followClip(video, () => {
    if (isHydrated()) {
      stopFollowing();
      stopPlaying();
    } else {
      show(frameOf(video, hero), !video.paused && !video.ended);
    }
  });
}
