// @ts-check
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'coverage/',
      'test-results/',
      'static/',
      // Bad on purpose: what the checks and plugins have to report.
      'tests/**/fixtures/',
      // What the examples make.
      'examples/*/{out,build,dist,.next}/',
      '**/next-env.d.ts',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      // `onClick={() => setOpen(true)}` is the idiom of React.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Numbers in texts are what units and line numbers are made of.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `_` stands for what a signature demands and nobody needs.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_'},
      ],
      // An event handler may be async: React does not use what it returns.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      // Off: an interface may demand a promise of a function that has nothing to wait for, as those
      // of Docusaurus, Vitest and `Check` do.
      '@typescript-eslint/require-await': 'off',
      // Off: the toolkit (`Easing.out`) and the compiler declare functions as methods, and use no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Off: `noUncheckedIndexedAccess` asks at each index, also where a match or a length has just
      // proven that it is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Off: where data comes from attributes, the network or another program, its type is a promise
      // that a check at run time may question.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Off: letters are split by code point on purpose, and the pages say what that does to emoji.
      '@typescript-eslint/no-misused-spread': 'off',
      // Off: the compiler reports both, and knows types that the rules do not.
      'no-undef': 'off',
      'no-redeclare': 'off',
    },
  },
  {
    files: ['{src,examples}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: {globals: globals.browser},
    rules: {
      // Off: what only the browser knows (the year, the address, what is stored) is set after the first
      // render, because that one has to equal the HTML.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['examples/**/*.{ts,tsx,mts}'],
    // One program for all examples, as in `check:types-examples`. Several of them have a tsconfig.json of
    // their own for the reader; the project service would load the packages once more for each.
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: 'examples/tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Off: which type an imported picture has depends on the framework of the reader's project.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Off: pages show the short form that readers write.
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // Off: a fixture of Playwright is asked for by naming it, also where only its clean-up matters.
      '@typescript-eslint/no-unused-vars': 'off',
      // Off: `expect.stringContaining()` and its like are of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {globals: globals.node},
  },
  // Last: what Prettier decides is no matter of lint.
  prettier,
);
