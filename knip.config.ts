import type {KnipConfig} from 'knip';

/** Finds files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  project: [
    '**/*.{ts,tsx,mts,mjs,mdx}',
    '!tests/**/fixtures/**',
    // Sites of their own, installed elsewhere: what the benchmark measures this site beside.
    '!scripts/benchmark/peers/{vitepress,starlight}/**',
    // Its prompt quotes an import, which Knip takes for one of the page.
    '!docs/ai/system-prompt.mdx',
  ],
  entry: [
    // What Docusaurus loads by name.
    'docusaurus.config.ts',
    'sidebars.ts',
    'babel.config.js',
    'src/pages/**/*.{ts,tsx}',
    'src/theme/**/*.{ts,tsx}',
    '{docs,blog,learn,success-stories}/**/*.mdx',
    '!docs/ai/system-prompt.mdx',
    // What config/boot.ts bundles into every page.
    'src/boot/index.ts',
    // What the modules of plugins/route-sections import.
    'src/sections/index.ts',
    'src/sections/prefetchFile.ts',
    'src/sections/preloadPages.ts',
    // The components of the routes of plugins/entries, named in docusaurus.config.ts.
    'src/product/{templates,experts,showcase}/*Page.tsx',
    // Named in the options of the blog plugin.
    'src/components/BlogList/ArchivePage.tsx',
    // What the bundler loads by its path.
    'plugins/page-sources/loader.mjs',
    'plugins/build-highlighting/no-prism.ts',
    'plugins/build-highlighting/theme/**/*.tsx',
    // What plugins/remark-demo imports into pages, and what the toolkit's bundler starts from.
    'src/demos/index.ts',
    'src/demos/*/index.ts',
    // Sites of their own: the stock site of the benchmark, and small ones for tests.
    'scripts/benchmark/stock/**/*.{ts,tsx}',
    'tests/e2e/*-site/**/*.{ts,tsx,mdx}',
    'examples/*/**/*.{ts,tsx,mts,mjs}',
    'examples/vitest.config.mts',
    // Programs.
    'scripts/*.ts',
    'checks/*.ts',
    'checks/*/index.ts',
    // The entry point of the bundle that `tests/unit/demos/render.test.ts` renders.
    'scripts/lib/shots/index.tsx',
    // Run in a process of its own by `compatibility.test.ts`.
    'tests/unit/compatibility/probes.mjs',
    // Loaded by its path into the programs of the examples.
    'scripts/lib/examples/preload.cjs',
  ],
  // Types inferred from a schema are its public face, whether or not a file imports them today.
  rules: {types: 'off'},
  // It calls the plugins of docusaurus.config.ts without the context that they need.
  docusaurus: false,
  ignoreDependencies: [
    // Docusaurus finds these by itself or by their name in its config.
    '@docusaurus/faster',
    '@docusaurus/plugin-google-gtag',
    // Aliases that Docusaurus resolves, and the modules that its core provides under its name.
    '@theme/.+',
    '@theme-original/.+',
    '@generated/.+',
    '@docusaurus/(ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Link|renderRoutes|router|use.+)',
    'react-loadable',
    // `scripts/lib/checks.ts` runs Oxlint by its path, and Oxlint runs the program for rules that read types.
    'oxlint',
    'oxlint-tsgolint',
    // The checks read the types and the code of every package that the pages describe.
    '@remotion/.+',
  ],
  // What its own file uses is not dead; the type of a parameter may be named by whoever calls.
  ignoreExportsUsedInFile: true,
};

export default config;
