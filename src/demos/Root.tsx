import {Composition} from 'remotion';
import {defaultProps, type Demo, type DemoProps} from '../../features/demos/defineDemo';
import type {Theme} from '../../features/demos/theme';
import {Themed} from '../../features/demos/Themed';

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

type ThemedProps = DemoProps & {theme: Theme};

/** Loads the component of a demo. Its prop `theme` selects the colors, and the demo gets the other props. */
const loadThemed = async (demo: Demo) => {
  const Component = await demo.load();
  const ThemedDemo = ({theme, ...props}: ThemedProps) => (
    <Themed theme={theme}>
      <Component {...props} />
    </Themed>
  );
  return {default: ThemedDemo};
};

/** Every demo folder as a composition: the root of `npx remotion studio src/demos/index.ts`. */
export const Root = () =>
  demos.map((demo) => (
    <Composition
      key={demo.id}
      id={demo.id}
      lazyComponent={() => loadThemed(demo)}
      width={demo.width}
      height={demo.height}
      fps={demo.fps}
      durationInFrames={demo.durationInFrames}
      defaultProps={{...defaultProps(demo), theme: 'light'}}
    />
  ));
