import {describe, expect, test} from 'vitest';
import {ShippedCode} from './shipped-code';
import {temporarySite} from '../testing/temporary-site';

/** Searches a package of these files. */
function search(files: Readonly<Record<string, string>>, symbol: string, option: string) {
  const {root} = temporarySite(
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`node_modules/${file}`, text] as const),
    ),
    'none',
  );
  const code = new ShippedCode(root, [{name: 'acme'}, {name: '@acme/player'}]);
  return code.search('acme', symbol, option);
}

/** The defaults of `option` in a function with this parameter and this body. */
const valuesIn = (parameters: string, body = '') =>
  search(
    {'acme/dist/cjs/index.js': `const fn = (${parameters}) => {${body}};\nexports.fn = fn;`},
    'fn',
    'option',
  ).defaults.map((level) => level.map(({value}) => value));

describe('finds a default', () => {
  test.each([
    ['of a destructured property', '{option = 30}', ''],
    ['of a renamed property', '{option: own}', 'return own ?? 30;'],
    ['of a parameter', 'option = 30', ''],
    ['after ??', 'props', 'return props.option ?? 30;'],
    ['after ||', 'props', 'return props.option || 30;'],
    ['after ??=', '{option}', 'option ??= 30;'],
    [
      'in what the compiler makes of ??',
      'props',
      'var _a; return (_a = props.option) !== null && _a !== void 0 ? _a : 30;',
    ],
    [
      'in what the compiler makes of ?. and ??',
      'props',
      'var _a; return (_a = props === null || props === void 0 ? void 0 : props.option) !== null && _a !== void 0 ? _a : 30;',
    ],
    [
      'in a comparison with undefined',
      '{option}',
      'return option === undefined ? 30 : option * 1;',
    ],
    ['in a typeof', '{option}', "return typeof option === 'undefined' ? 30 : option;"],
    [
      'of a variable that the option replaces',
      'props',
      'let option = 30; if (props.option) { option = props.option; }',
    ],
    ['in a constant of the function', '{option}', 'const own = 10 + 20; return option ?? own;'],
    ['behind another source', 'props', 'return props.option ?? (window.other ?? 30);'],
    ['outside of another fallback', 'props', 'return (props.option ?? composition.option) ?? 30;'],
  ])('%s', (_name, parameters, body) => {
    expect(valuesIn(parameters, body)).toEqual([['30']]);
  });

  test('that is true unless the option is false', () => {
    expect(valuesIn('{option}', 'return option !== false;')).toEqual([['true']]);
  });

  test('in an object that the function spreads, in another file', () => {
    const files = {
      'acme/dist/cjs/defaults.js': 'const config = {option: 30};\nexports.config = config;',
      'acme/dist/cjs/index.js':
        "const defaults_1 = require('./defaults');\nconst fn = (props) => ({...defaults_1.config, ...props});\nexports.fn = fn;",
    };
    const [[found] = []] = search(files, 'fn', 'option').defaults;
    expect(found).toEqual({
      value: '30',
      isLiteral: true,
      place: 'node_modules/acme/dist/cjs/defaults.js:1',
    });
  });

  test('in a function of another package that the function calls', () => {
    const files = {
      '@acme/player/dist/index.js':
        'const other = ({option = 30}) => option;\nexports.other = other;',
      'acme/dist/cjs/index.js':
        "const player_1 = require('@acme/player');\nconst fn = (props) => (0, player_1.other)(props);\nexports.fn = fn;",
    };
    const {defaults} = search(files, 'fn', 'option');
    expect(defaults.flat().map(({value}) => value)).toEqual(['30']);
  });
});

describe("doesn't find", () => {
  test('a default in a function with a fitting name that the file does not load', () => {
    const files = {
      'acme/dist/cjs/other.js': 'const other = ({option = 30}) => option;\nexports.other = other;',
      'acme/dist/cjs/index.js': 'const fn = (props) => other(props);\nexports.fn = fn;',
    };
    expect(search(files, 'fn', 'option')).toEqual({defaults: [], isRead: false});
  });

  test('a default in an optional chain, or in a comparison that chooses something else', () => {
    expect(
      valuesIn('option', 'return option === null || option === void 0 ? void 0 : option.x;'),
    ).toEqual([]);
    expect(valuesIn('{option}', 'return option === undefined ? 30 : 40;')).toEqual([]);
  });

  test('the value of an expression, but shows its code', () => {
    const files = {
      'acme/dist/cjs/index.js':
        'const slide_1 = require("./slide");\nconst fn = ({option}) => option ?? (0, slide_1.slide)();\nexports.fn = fn;',
    };
    expect(search(files, 'fn', 'option').defaults).toEqual([
      [{value: 'slide()', isLiteral: false, place: 'node_modules/acme/dist/cjs/index.js:2'}],
    ]);
  });
});

test('follows null and undefined, which code passes on', () => {
  const files = {
    'acme/dist/cjs/inner.js': 'const inner = ({option}) => option ?? 30;\nexports.inner = inner;',
    'acme/dist/cjs/index.js':
      "const inner_1 = require('./inner');\nconst fn = ({option}) => (0, inner_1.inner)({option: option ?? null});\nexports.fn = fn;",
  };
  const {defaults} = search(files, 'fn', 'option');
  expect(defaults.map((level) => level.map(({value}) => value))).toEqual([['null'], ['30']]);
});

test('reports an option without a default as read', () => {
  const files = {
    'acme/dist/cjs/index.js': 'const fn = ({option}) => option;\nexports.fn = fn;',
  };
  expect(search(files, 'fn', 'option')).toEqual({defaults: [], isRead: true});
});

test('finds the initial value of a setting', () => {
  const {root} = temporarySite(
    {
      'node_modules/acme/dist/cjs/config.js':
        'const initial = 80;\nlet quality = initial;\nconst setQuality = (value) => { quality = value; };\nexports.setQuality = setQuality;',
    },
    'none',
  );
  const code = new ShippedCode(root, [{name: 'acme'}]);
  expect(code.initialValue('acme', 'setQuality')).toBe('80');
  expect(code.initialValue('acme', 'setScale')).toBeUndefined();
});
