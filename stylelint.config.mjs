const useToken = {
  message: 'Use a color of src/css/tokens.css: `var(--…)`, so that it fits both color modes',
};

const colorFiles = [
  'src/css/tokens.css', // defines the tokens
  'src/css/base.css', // prints black on white
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  // These sheets define the custom properties that all sheets may use.
  referenceFiles: ['src/css/*.css', 'node_modules/infima/dist/css/default/default.css'],
  rules: {
    'no-unknown-custom-properties': [
      true,
      {message: 'Unknown property. Use one that src/css/tokens.css or Infima defines'},
    ],
    // Classes in CSS modules are names in JavaScript. Infima uses BEM. DocSearch has its own names.
    'selector-class-pattern': [
      '^(?:[a-z][a-zA-Z0-9]*|[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:__[a-z0-9-]+)?(?:--[a-z0-9-]+)?|DocSearch(?:-[A-Za-z]+)*)$',
      {message: 'Write camelCase in a CSS module, or the class of Infima or DocSearch'},
    ],
    // Off: the IDs of Docusaurus start with two underscores.
    'selector-id-pattern': null,
    // The same notation as Infima's breakpoints.
    'media-feature-range-notation': 'prefix',
    // Off: empty lines group the tokens.
    'custom-property-empty-line-before': null,
    // Off: rules are grouped by the part of the page that they style, not by specificity.
    'no-descending-specificity': null,
    'color-no-hex': [true, useToken],
    'color-named': ['never', useToken],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      useToken,
    ],
    // CSS modules support these.
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
  },
  overrides: [
    {
      files: colorFiles,
      rules: {'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null},
    },
    {
      // Tailwind CSS processes them.
      files: ['examples/styles/**/*.css', 'examples/tailwind-3/**/*.css'],
      rules: {
        'at-rule-no-unknown': [true, {ignoreAtRules: ['tailwind', 'theme']}],
        'color-no-hex': null,
        'import-notation': null,
      },
    },
  ],
};
