import stylelint from 'stylelint';
import {expect, test} from 'vitest';

const rulesBrokenBy = async (
  value: string,
  codeFilename = 'src/components/New/styles.module.css',
) => {
  const {results} = await stylelint.lint({
    code: `.text {\n  color: ${value};\n}\n`,
    codeFilename,
  });
  return results.flatMap(({warnings}) => warnings.map(({rule}) => rule));
};

test.each([
  ['#bbb', 'color-no-hex'],
  ['tomato', 'color-named'],
  ['rgb(13 14 17 / 40%)', 'function-disallowed-list'],
  ['hsl(120deg 50% 50%)', 'function-disallowed-list'],
])('the color %s is not a token', async (value, rule) => {
  expect(await rulesBrokenBy(value)).toContain(rule);
});

test.each(['var(--site-ink)', 'currentcolor', 'transparent', 'inherit'])(
  '%s is allowed',
  async (value) => {
    expect(await rulesBrokenBy(value)).toEqual([]);
  },
);

test('the file of the tokens defines colors', async () => {
  expect(await rulesBrokenBy('#bbb', 'src/css/tokens.css')).toEqual([]);
});

test('a token that no sheet defines fails', async () => {
  expect(await rulesBrokenBy('var(--site-ink-gone)')).toContain('no-unknown-custom-properties');
});
