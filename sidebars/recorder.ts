import type {Tree} from './tree';

/** The sidebar of the Recorder. */
export const recorder: Tree = [
  {
    type: 'category',
    key: 'recorder-recorder',
    label: 'Recorder',
    items: ['recorder'],
  },
  {type: 'link', label: 'Guide', href: '/docs/'},
];
