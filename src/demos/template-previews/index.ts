// cspell:ignore skia
import type {ComponentType} from 'react';
import {defineDemo} from '../defineDemo';

const preview = (
  slug: string,
  title: string,
  description: string,
  load: () => Promise<ComponentType>,
  /** The length of its clip. */
  durationInFrames = 90,
) =>
  defineDemo({
    id: `template-${slug}`,
    title,
    description,
    width: 1280,
    height: 720,
    fps: 30,
    durationInFrames,
    posterFrame: 0,
    clip: {first: 0, last: durationInFrames - 1, width: 640},
    source: `${slug}.tsx`,
    load,
  });

/** One picture and one clip for each starter template: what a video, or an app, made with it looks like. */
export default [
  preview(
    'audiogram',
    'Audiogram',
    'A podcast clip: cover, episode title, a caption with the spoken words highlighted, and a waveform whose played part is red.',
    () => import('./audiogram').then((m) => m.Audiogram),
    120,
  ),
  preview(
    'blank',
    'Blank',
    'An empty canvas between crop marks, with the code "return null;" and a text cursor in the middle.',
    () => import('./blank').then((m) => m.Blank),
  ),
  preview(
    'code-hike',
    'Code Hike',
    'The code of a component in large type on a dark background. The word "clamp" flies into its line and leaves outlines behind.',
    () => import('./code-hike').then((m) => m.CodeHike),
  ),
  preview(
    'google-tts',
    'Google Text-To-Speech',
    'The sentence "Good morning, and welcome to the museum.", with the spoken word highlighted, above the waveform of the voice.',
    () => import('./google-tts').then((m) => m.GoogleTts),
  ),
  preview(
    'hello-world',
    'Hello World',
    'Three orbits draw themselves around a red point, above the words "Hello World".',
    () => import('./hello-world').then((m) => m.HelloWorld),
  ),
  preview(
    'javascript',
    'JavaScript',
    'Tabs of JavaScript files above a red disc that moves between two large braces.',
    () => import('./javascript').then((m) => m.Javascript),
  ),
  preview(
    'music-visualization',
    'Music Visualization',
    'Bars around a record rise with the music, beside the title of the track.',
    () => import('./music-visualization').then((m) => m.MusicVisualization),
  ),
  preview(
    'next',
    'Next.js (App Router)',
    'A web app with a player on the left and, on the right, a text field, a "Render video" button and a progress bar.',
    () => import('./next').then((m) => m.Next),
  ),
  preview(
    'next-pages-dir',
    'Next.js (Pages Router)',
    'The tree of a pages folder, with a line from index.tsx to the browser window that shows its player.',
    () => import('./next-pages-dir').then((m) => m.NextPagesDir),
  ),
  preview(
    'next-tailwind',
    'Next.js and Tailwind CSS',
    'A red card in a browser window, with utility class names that point to the parts that they style.',
    () => import('./next-tailwind').then((m) => m.NextTailwind),
  ),
  preview(
    'overlay',
    'Overlay',
    'A name and a profession slide in on a dark bar over a checkerboard that represents transparency.',
    () => import('./overlay').then((m) => m.Overlay),
  ),
  preview(
    'react-router',
    'React Router',
    'A tree of three routes, with a line from the second one to a browser window that plays a video.',
    () => import('./react-router').then((m) => m.ReactRouter),
  ),
  preview(
    'recorder',
    'Recorder',
    'A screen recording beside the webcam image of a person, above large captions with the spoken word highlighted.',
    () => import('./recorder').then((m) => m.Recorder),
  ),
  preview(
    'render-server',
    'Render server',
    'A request to /renders and the queue it feeds: one job completed, one in progress, two queued.',
    () => import('./render-server').then((m) => m.RenderServer),
  ),
  preview(
    'skia',
    'Skia',
    'Twelve translucent discs overlap to form a flower in red, gray and black.',
    () => import('./skia').then((m) => m.Skia),
  ),
  preview(
    'stargazer',
    'Stargazer',
    'A red star has flown up beside the number 1,024. Below are the initials of people who starred a repository.',
    () => import('./stargazer').then((m) => m.Stargazer),
    120,
  ),
  preview(
    'still',
    'Still images',
    'The same cover in three formats, wide, square and tall, above the words "One frame, any size".',
    () => import('./still').then((m) => m.Still),
  ),
  preview(
    'three',
    '3D',
    'A wireframe phone stands at an angle on a grid that extends to the horizon. A video plays on its red screen.',
    () => import('./three').then((m) => m.Three),
  ),
  preview(
    'tiktok',
    'TikTok',
    'A vertical video with two caption words in large capitals, between outlines of the frames before and after it.',
    () => import('./tiktok').then((m) => m.Tiktok),
  ),
  preview(
    'tts',
    'Text-To-Speech',
    'A speech bubble with the words "Write the words. The voice follows.", with the last word highlighted, and a row of sound bars.',
    () => import('./tts').then((m) => m.Tts),
  ),
];
