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
  // checks/samples/projects.ts resolves its path.
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
        '!tests/**/fixtures/**',
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
        // config/boot.ts bundles this file into every page.
        'src/boot/index.ts',
        // plugins/hero-script bundles this file for the home page.
        'src/boot/hero.ts',
        // The client modules that docusaurus.config.ts lists.
        'src/navigation/{scrollPositions,stripHtml}.ts',
        // Generated modules of plugins/route-sections import this file.
        'src/sections/index.ts',
        'src/sections/DocNavbarItem.tsx',
        'src/sections/prefetchFile.ts',
        'src/sections/preloadPages.ts',
        // The page components of entries, which config/entries.ts refers to.
        'src/product/{templates,experts,showcase}/*Page.tsx',
        // The options of the blog plugin refer to these components.
        'src/components/BlogList/{ArchivePage,LearnPage}.tsx',
        // The bundler loads this file by its path.
        'plugins/lazy-pages/loader.mjs',
        'plugins/page-sources/loader.mjs',
        'plugins/build-highlighting/no-prism.ts',
        'plugins/build-highlighting/theme/**/*.tsx',
        // plugins/remark-demo imports demos into pages, and the toolkit's bundler starts from these files.
        'src/demos/index.ts',
        'src/demos/*/index.ts',
        // Small sites for tests.
        'tests/e2e/*-site/**/*.{ts,tsx,mdx}',
        'examples/*/**/*.{ts,tsx,mts,mjs}',
        'examples/vitest.config.mts',
        // Commands.
        'scripts/*.ts',
        'checks/*.ts',
        'checks/*/index.ts',
        // The entry point of the bundle that `tests/unit/demos/render.test.ts` renders.
        'scripts/lib/shots/index.tsx',
        // Tests run these files in separate processes.
        'proofs/cloudrun/record.mjs',
        // The check runs it in a process of its own.
        'checks/compatibility/node/probes.mjs',
        // Mutation tests start it in their copy of the repository.
        'scripts/mutations/worker.ts',
        // scripts/task.ts passes them to Vitest and Playwright.
        'scripts/lib/reporters/*.ts',
        // Loaded by path into the programs of the examples.
        'scripts/lib/examples/preload.cjs',
      ],
    },
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
    ...Object.keys(testPackages.dependencies).filter((name) => !runByPath.includes(name)),
    // Docusaurus finds these packages itself, or by their names in its configuration.
    '@docusaurus/faster',
    '@docusaurus/plugin-google-gtag',
    // Aliases that Docusaurus resolves, and modules that its core provides under its own name.
    '@theme/.+',
    '@theme-original/.+',
    '@generated/.+',
    '@docusaurus/(ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Link|renderRoutes|router|use.+)',
    'react-loadable',
    // The checks read the types and the code of every package that the pages describe.
    '@remotion/.+',
  ],
  // Exports that are used in their own file aren't dead. For example, callers may need the type of a parameter.
  ignoreExportsUsedInFile: true,
  treatConfigHintsAsErrors: true,
};

export default config;
