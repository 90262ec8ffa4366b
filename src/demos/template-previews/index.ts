// cspell:ignore skia
import type {ComponentType} from 'react';
import {defineDemo} from '../../../features/demos/defineDemo';

/** Pages describe the illustration themselves, because they show it without loading this list. */
const preview = (
  slug: string,
  load: () => Promise<{default: ComponentType}>,
  durationInFrames = 90,
) =>
  defineDemo({
    id: `template-${slug}`,
    title: slug,
    description: `An illustration of the template ${slug}.`,
    durationInFrames,
    posterFrame: 0,
    clip: {first: 0, last: durationInFrames - 1, width: 640},
    load: () => load().then((m) => m.default),
  });

/** A poster and a clip for each starter template, which illustrate what you make with it. */
export default [
  preview('audiogram', () => import('./audiogram'), 120),
  preview('blank', () => import('./blank')),
  preview('code-hike', () => import('./code-hike')),
  preview('google-tts', () => import('./google-tts')),
  preview('hello-world', () => import('./hello-world')),
  preview('javascript', () => import('./javascript')),
  preview('music-visualization', () => import('./music-visualization')),
  preview('next', () => import('./next')),
  preview('next-pages-dir', () => import('./next-pages-dir')),
  preview('next-tailwind', () => import('./next-tailwind')),
  preview('overlay', () => import('./overlay')),
  preview('react-router', () => import('./react-router')),
  preview('recorder', () => import('./recorder')),
  preview('render-server', () => import('./render-server')),
  preview('skia', () => import('./skia')),
  preview('stargazer', () => import('./stargazer'), 120),
  preview('still', () => import('./still')),
  preview('three', () => import('./three')),
  preview('tiktok', () => import('./tiktok')),
  preview('tts', () => import('./tts')),
];
