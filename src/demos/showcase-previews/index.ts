import type {ComponentType} from 'react';
import {defineDemo} from '../defineDemo';

const preview = (
  kind: string,
  title: string,
  description: string,
  load: () => Promise<ComponentType>,
) =>
  defineDemo({
    id: `showcase-${kind}`,
    title,
    description,
    width: 1280,
    height: 720,
    fps: 30,
    durationInFrames: 1,
    posterFrame: 0,
    source: `${kind}.tsx`,
    load,
  });

/** One picture for each kind of project in the showcase. */
export default [
  preview(
    'music',
    'Music',
    'Notes as bars on the grid of a piano roll; those under the playhead are red.',
    () => import('./music').then((m) => m.Music),
  ),
  preview(
    'data',
    'Data',
    'Thin gray lines of a chart over the years, one of them thick and red with its value at the end.',
    () => import('./data').then((m) => m.Data),
  ),
  preview(
    'social',
    'Social media',
    'A wide, a square and an upright post that show the same red sun over hills.',
    () => import('./social').then((m) => m.Social),
  ),
  preview(
    'product',
    'Product videos',
    'A pair of headphones as a line drawing with red ear cushions; thin lines lead to the names of its parts.',
    () => import('./product').then((m) => m.Product),
  ),
  preview(
    'education',
    'Education',
    'A circle with a turning radius on the left draws a sine wave on the right.',
    () => import('./education').then((m) => m.Education),
  ),
  preview(
    'tool',
    'Tools and editors',
    'The window of a video editor: a canvas with a title, a panel of settings, and tracks with a playhead.',
    () => import('./tool').then((m) => m.Tool),
  ),
  preview(
    'personalized',
    'Personalized videos',
    'A grid of the same greeting with a different name in each cell; one cell is red.',
    () => import('./personalized').then((m) => m.Personalized),
  ),
  preview(
    'events',
    'Events',
    'The program of a conference day as bars on three tracks; the talk that is on now is red.',
    () => import('./events').then((m) => m.Events),
  ),
  preview(
    'art',
    'Art',
    'Rows of squares that stand in order at the top and turn and scatter more and more towards the bottom.',
    () => import('./art').then((m) => m.Art),
  ),
];
