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
      'Build a complete video step by step, or start from short snippets and tested example projects.',
  },
  'success-stories': {
    title: 'Success stories',
    description: 'Companies that build products with Remotion: what they build and how.',
  },
} as const satisfies Record<string, {title: string; description: string}>;

export type CollectionId = keyof typeof collections;

export const collectionIds = Object.keys(collections) as CollectionId[];

/** Whether a folder contains a collection of posts. */
export const isCollection = (folder: string): folder is CollectionId =>
  Object.hasOwn(collections, folder);
