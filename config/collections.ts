/** The collections of posts by plugin ID, which is also the folder and the route. */
export const collections = {
  blog: {
    title: 'Blog',
    description:
      'Release notes and engineering articles about Remotion, the toolkit for making videos with React.',
  },
  learn: {
    title: 'Learn',
    description:
      'Tutorials that each build a complete video, from an empty project to the rendered file.',
  },
  'success-stories': {
    title: 'Success stories',
    description: 'Companies that build products with Remotion: what they build and how.',
  },
} as const satisfies Record<string, {title: string; description: string}>;

export type CollectionId = keyof typeof collections;
