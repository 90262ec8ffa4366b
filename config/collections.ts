/** The collections of dated posts, by the id of their plugin, which is also their folder and route. */
export const collections = {
  blog: {
    title: 'Blog',
    description:
      'Release notes and engineering notes of Remotion, the toolkit that makes videos with React.',
  },
  learn: {
    title: 'Learn',
    description:
      'Tutorials that build one finished video each, from an empty project to the rendered file.',
  },
  'success-stories': {
    title: 'Success stories',
    description: 'Companies that build their product on Remotion: what they make and how.',
  },
} as const satisfies Record<string, {title: string; description: string}>;

/** The id of a collection. */
export type CollectionId = keyof typeof collections;
