import {Composition} from 'remotion';
import {defaultProps, type Demo} from './defineDemo';

declare global {
  interface ImportMeta {
    /** https://webpack.js.org/api/module-variables/#importmetawebpackcontext */
    webpackContext(
      directory: string,
      options: {recursive: boolean; regExp: RegExp},
    ): {keys(): string[]; (key: string): {default: Demo | Demo[]}};
  }
}

const folders = import.meta.webpackContext('.', {
  recursive: true,
  regExp: /^\.\/[^/]+\/index\.ts$/,
});

/** The demos of every folder, in the order of the folders. */
export const demos: readonly Demo[] = folders
  .keys()
  .sort()
  .flatMap((key) => folders(key).default);

/** Every demo folder as a composition: the root of `npx remotion studio src/demos/index.ts`. */
export const Root = () =>
  demos.map((demo) => (
    <Composition
      key={demo.id}
      id={demo.id}
      lazyComponent={async () => ({default: await demo.load()})}
      width={demo.width}
      height={demo.height}
      fps={demo.fps}
      durationInFrames={demo.durationInFrames}
      defaultProps={defaultProps(demo)}
    />
  ));
