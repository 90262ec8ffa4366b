/**
 * Where the pages may differ from the exports, and why. An entry that is no longer needed fails the
 * check: when its export or member is gone, or when the page has a heading for it after all.
 */

interface Exception {
  package: string;
  symbol: string;
  reason: string;
}

export interface HiddenMember extends Exception {
  /**
   * Members that get no heading, with a dot for those of a member: `config.mass`. `dispatch*` stands
   * for all that begin so.
   */
  members: readonly string[];
}

export interface OtherType extends Exception {
  member: string;
  /** The type that the page states instead. */
  type: string;
}

export interface Stub extends Exception {
  /** The shipped file that holds the message, relative to the package. */
  file: string;
  /** What it throws when it is used. */
  message: string;
}

/** Exports that are still there and do nothing but say that they are removed: their page says the same. */
export const stubs: readonly Stub[] = [
  {
    package: 'remotion',
    symbol: 'Experimental.Clipper',
    file: 'dist/cjs/Clipper.js',
    message: '<Clipper> has been removed as of Remotion v4.0.228.',
    reason: 'throws as soon as it is rendered',
  },
  {
    package: 'remotion',
    symbol: 'Experimental.Null',
    file: 'dist/cjs/Null.js',
    message: '<Null> has been removed as of Remotion v4.0.228.',
    reason: 'throws as soon as it is rendered',
  },
];

/** Members that a page leaves out. */
export const hiddenMembers: readonly HiddenMember[] = [
  {
    package: '@remotion/player',
    symbol: 'Player',
    members: ['dispatch*', 'listeners'],
    reason:
      'the Player itself calls them to tell its listeners; calling them would lie to the listeners',
  },
  {
    package: '@remotion/bundler',
    symbol: 'bundle',
    members: ['options'],
    reason:
      'the third positional argument of the signature before 2.1, which takes the same keys; the page names it in a sentence',
  },
  ...[
    'parseMedia',
    'downloadAndParseMedia',
    'parseMediaOnWebWorker',
    'parseMediaOnServerWorker',
  ].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['fields.*'],
    reason: '/docs/media-parser/fields describes them',
  })),
  ...[
    'parseMedia',
    'downloadAndParseMedia',
    'parseMediaOnWebWorker',
    'parseMediaOnServerWorker',
  ].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['seekingHints.*'],
    reason: 'an object that an earlier parse gave; nobody writes one by hand',
  })),
  ...['parseMedia', 'parseMediaOnWebWorker', 'parseMediaOnServerWorker'].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['m3uPlaylistContext.*'],
    reason: 'what the parser hands to itself for the parts of a playlist',
  })),
  ...['parseMedia', 'downloadAndParseMedia'].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['reader.*'],
    reason:
      'one of the readers that the package exports; how to write one is not stable, say its types',
  })),
  {
    package: '@remotion/media-parser',
    symbol: 'downloadAndParseMedia',
    members: ['writer.*'],
    reason: 'one of the writers that the package exports; how to write one is not stable',
  },
  {
    package: '@remotion/webcodecs',
    symbol: 'convertMedia',
    members: ['fields.*', 'seekingHints.*', 'reader.*', 'writer.*'],
    reason: 'the same as in parseMedia() and downloadAndParseMedia()',
  },
  {
    package: '@remotion/renderer',
    symbol: 'stitchFramesToVideo',
    members: ['assetsInfo.*'],
    reason: 'the object that renderFrames() gave; nobody writes one by hand',
  },
];

/** Members whose type a page states otherwise than the definitions do. */
export const otherTypes: readonly OtherType[] = [];
