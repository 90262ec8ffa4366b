/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // A class of a CSS module is a name in JavaScript; Infima's are blocks, elements and modifiers;
    // those of the search dialog are names of its package.
    'selector-class-pattern': [
      '^(?:[a-z][a-zA-Z0-9]*|[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:__[a-z0-9-]+)?(?:--[a-z0-9-]+)?|DocSearch(?:-[A-Za-z]+)*)$',
      {message: 'Write camelCase in a CSS module, or the class of Infima or DocSearch'},
    ],
    // Off: the framework's ids begin with two underscores.
    'selector-id-pattern': null,
    // One notation, that of the breakpoints of Infima.
    'media-feature-range-notation': 'prefix',
    // Off: empty lines group the tokens of a sheet.
    'custom-property-empty-line-before': null,
    // Off: a rule stands with the part of the page that it is about, not where its weight puts it.
    'no-descending-specificity': null,
    // CSS modules know these.
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
  },
};
