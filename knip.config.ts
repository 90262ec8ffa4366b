import type {KnipConfig} from 'knip';
import testPackages from './tests/packages/package.json' with {type: 'json'};

/** Packages in tests/packages that are needed although Knip sees no import. */
const runByPath = [
  // scripts/lib/checks.ts and scripts/task.ts run them by their paths, and Oxlint runs the program for rules that use types.
  'cspell',
  'knip',
  'markdownlint-cli2',
  'oxlint',
  'oxlint-tsgolint',
  // checks/html starts its Java program.
  'vnu-jar',
  // Knip itself expects it next to tsconfig.json.
  'typescript',
  // The pages describe it.
  '@remotion/studio',
  // features/samples/check/projects.ts resolves its path.
  'types-web',
  // The stylesheets and the loaders of examples need them.
  'sass',
  'tailwindcss',
  // Packages of examples need them next to themselves, or take their types from them.
  '@types/three',
  'react',
  'react-dom',
];

/** Finds unused files, exports and dependencies. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      project: [
        '**/*.{ts,tsx,mts,mjs,mdx}',
        '!**/fixtures/**',
        // The prompt on this page contains an import, which Knip mistakes for an import of the page.
        '!docs/ai/system-prompt.mdx',
      ],
      entry: [
        // Docusaurus loads these files by name.
        'docusaurus.config.ts',
        'sidebars.ts',
        'babel.config.js',
        'src/pages/**/*.{ts,tsx}',
        'src/theme/**/*.{ts,tsx}',
        '{docs,blog,learn,success-stories}/**/*.mdx',
        '!docs/ai/system-prompt.mdx',
        // packages/deferred-hydration bundles it into every page.
        'src/early/index.ts',
        // src/demos/hero/add-early-script.ts bundles this file for the home page.
        'src/demos/hero/playEarly.ts',
        // The client modules that docusaurus.config.ts lists.
        'src/navigation/{scrollPositions,stripHtml}.ts',
        // The page components of entries, which config/entries.ts refers to.
        'src/product/{templates,experts,showcase}/*Page.tsx',
        // The options of the blog plugin refer to these components.
        'src/components/BlogList/{ArchivePage,LearnPage}.tsx',
        // The bundler loads this file by its path.
        'features/page-sources/loader.mjs',
        // features/demos imports demos into pages, and the toolkit's bundler starts from these files.
        'src/demos/index.ts',
        'src/demos/*/index.ts',
        // Small sites for tests.
        'tests/e2e/*-site/**/*.{ts,tsx,mdx}',
        'tests/sites/{*.config.ts,sidebars.ts,src/*,{docs,blog}/**/*.mdx}',
        'examples/*/**/*.{ts,tsx,mts,mjs}',
        'examples/vitest.config.mts',
        // Commands.
        'scripts/*.ts',
        'checks/*.ts',
        'checks/*/index.ts',
        'features/examples/{run,write}.ts',
        'features/{signatures,since}/generate.ts',
        'proofs/{browser-codecs,media-tables}.ts',
        // The entry point of the bundle that `features/demos/render/render.test.ts` renders.
        'src/demos/shots.tsx',
        // The check runs it in a process of its own.
        'features/compatibility/check/node/probes.mjs',
        // Loaded by path into the programs of the examples.
        'features/examples/run/preload.cjs',
      ],
    },
    'packages/build-highlighting': {
      // Docusaurus finds theme components by their paths, and the plugin names the other file.
      entry: ['theme/**/*.{ts,tsx}', 'client/noPrism.ts'],
      // Loaded by the names of languages.
      ignoreDependencies: ['prismjs'],
    },
    'packages/deferred-hydration': {
      // The plugin bundles it into every page.
      entry: ['client/index.ts'],
      // Only its types.
      ignoreDependencies: ['@docs-kit/built-pages'],
    },
    'packages/lazy-routes': {
      // The plugin and its generated modules name these files.
      entry: [
        'theme/**/*.{ts,tsx}',
        'client/{index,prefetchFile,preloadPages,withoutPrefetch}.ts',
        'lazy-compilation/loader.mjs',
      ],
    },
    'packages/local-search': {entry: ['theme/**/*.{ts,tsx}']},
    // scripts/task.ts passes them to Vitest and Playwright.
    'packages/tools': {entry: ['reporters/*.ts']},
  },
  // Types that are inferred from a schema are exported even if no file imports them.
  rules: {types: 'off'},
  // The plugin calls the plugins in docusaurus.config.ts without the context that they need.
  docusaurus: false,
  // The command-line programs of packages in tests/packages, and Java, which the HTML checker needs.
  ignoreBinaries: ['java', 'prettier', 'remotion'],
  // It contains no code. Its packages are listed below, because npm installs them for the root.
  ignoreWorkspaces: ['tests/packages'],
  // Knip enables plugins for dependencies of the root only.
  playwright: true,
  stylelint: true,
  typescript: true,
  vitest: true,
  ignoreDependencies: [
    // With `treatConfigHintsAsErrors`, Knip reports those that no file imports.
    ...Object.keys(testPackages.devDependencies).filter((name) => !runByPath.includes(name)),
    // Docusaurus finds these packages itself, or by their names in its configuration.
    '@docusaurus/faster',
    '@docusaurus/plugin-google-gtag',
    // Each version of Docusaurus has its own.
    '@docusaurus/mdx-loader',
    // Aliases that Docusaurus resolves, and modules that its core provides under its own name.
    '@theme/.+',
    '@theme-(original|init)/.+',
    '@generated/.+',
    '@docusaurus/(ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Link|renderRoutes|router|Translate|use.+)',
    'react-loadable',
    // The checks read the types and the code of every package that the pages describe.
    '@remotion/.+',
  ],
  // Exports that are used in their own file aren't dead. For example, callers may need the type of a parameter.
  ignoreExportsUsedInFile: true,
  treatConfigHintsAsErrors: true,
};

export default config;
