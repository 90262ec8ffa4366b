/** The form of `example.ts`: what an example is for, what it runs, and what must come out. */

/** What a file that a step makes is held to. Fields that are left out are not looked at. */
export interface MadeFile {
  /** Path from the folder of the example: `out/video.mp4`. */
  readonly file: string;
  /** Pixels. */
  readonly width?: number;
  /** Pixels. */
  readonly height?: number;
  /** Name of the video codec as ffprobe tells it: `h264`, `vp8`, `prores`, `gif`, `png`. */
  readonly videoCodec?: string;
  /** Name of the audio codec as ffprobe tells it: `aac`; `null` when there must be no sound. */
  readonly audioCodec?: string | null;
  /** As ffprobe tells it: `yuv420p`, `yuvj420p` from JPEG frames, `yuva420p` with transparency. */
  readonly pixelFormat?: string;
  readonly fps?: number;
  /** Number of frames of the video. */
  readonly frames?: number;
  /** Seconds of the video, else of the file, to a tenth. */
  readonly duration?: number;
}

/** One command, run in the folder of the example. */
export interface Step {
  /** As a reader types it and as the page shows it: `npx remotion still Title out/title.png`. */
  readonly command: string;
  /**
   * File with the true output of the command (stdout and stderr as a terminal without colors shows
   * them): `still.output.txt`. Left out when nothing is printed that a reader should see.
   */
  readonly output?: string;
  /**
   * What differs between two runs, and what stands in its place in both when they are compared:
   * `[/\d+ kB/g, '12 kB']`. The times and the concurrency that `npx remotion` prints are masked anyway.
   */
  readonly masks?: ReadonlyArray<readonly [RegExp, string]>;
  /** Exit code; 0 when it is left out. */
  readonly exitCode?: number;
  /**
   * What a program that does not end, such as a server, prints when it is ready. The next steps run beside
   * it, and it is ended after the last of them. Its output is what it has printed by then.
   */
  readonly until?: RegExp;
  /** Files that are there afterwards. What lies outside `out/` is removed before the run as well. */
  readonly makes?: readonly MadeFile[];
  /** Why no page shows the command; left out when one does. */
  readonly notShown?: string;
}

/** Guides that a reader does one after another in the same project. */
export interface Guides {
  /**
   * Pages in their order: `docs/fonts.mdx`. If “Before you start” of a page names a guide whose project it continues,
   * that guide comes first. Its files are saved, but its `npx remotion` commands don't run, because the example that
   * lists the guide runs them.
   */
  readonly pages: readonly string[];
  /**
   * What the reader does with the `src/Root.tsx` of a guide: add its compositions to the others, as
   * Getting started says, or replace the file. The default is `add`.
   */
  readonly root?: 'add' | 'replace';
  /**
   * Whether the reader's machine can download a browser. Otherwise, scripts must use the one that
   * `browser-options.mjs` sets.
   */
  readonly canDownload?: boolean;
  /** Files that exist afterward, with paths from the folder where the reader starts: `my-video/out/a.mp4`. */
  readonly makes: readonly MadeFile[];
}

/** A small project that a test runs and whose files the pages show. */
export interface Example {
  /** What it shows, in one sentence. */
  readonly shows: string;
  /** Routes of the pages that show its files: `/docs/stills`. */
  readonly pages: readonly string[];
  /** In order. An example for the browser has none: its `browser.test.ts` opens it. */
  readonly steps: readonly Step[];
  /** Routes of the guides for which its `browser.test.ts` does in the Studio what “Check that it works” says. */
  readonly studio?: readonly string[];
  /**
   * Guides to type in before the steps, in an empty folder outside the repository. Unlike `pages`, these pages are
   * sources: what they show is what runs.
   */
  readonly follows?: Guides;
  /** `window` if the headless shell can't do what the example shows, such as opening `chrome://gpu`. */
  readonly browser?: 'window';
  /** Fixed ports that its servers listen on. Examples with the same port don't run at the same time. */
  readonly ports?: readonly number[];
  /**
   * Files that no page shows, with the reason. `package.json`, `tsconfig.json`, `src/index.ts`, type
   * declarations, tests and what is no text need none.
   */
  readonly notShown?: Readonly<Record<string, string>>;
}

/** What `npx remotion studio` prints when its server listens and the project is built, in either order. */
export const studioIsReady = /(?=[\s\S]*Server ready)(?=[\s\S]*Built in \d+ms)/;

/** Types the default export of an `example.ts`. */
export const defineExample = (example: Example): Example => example;
