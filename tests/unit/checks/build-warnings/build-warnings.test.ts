import {describe, expect, it} from 'vitest';
import {allowedWarnings} from '../../../../checks/build-warnings/allowed';
import {
  describeVerdict,
  judgeWarnings,
  readWarnings,
} from '../../../../checks/build-warnings/judge';

const babel =
  'Your site is using the SWC js loader. You can safely remove the Babel config file at `babel.config.js`.';

const good = `[INFO] [en] Creating an optimized production build...
[WARNING] Docusaurus site warnings:
- ${babel}
… building, 10.0 s
[SUCCESS] Generated static files in "build".`.split('\n');

const anchors = `[WARNING] Docusaurus found broken anchors!

Please check the pages of your site in the list below.

- Broken anchor on source page path = /docs/spring:
   -> linking to #nowhere

[INFO] Use \`npm run serve\` command to test your build locally.`.split('\n');

describe('readWarnings()', () => {
  it("reads each item in Docusaurus's list of warnings", () => {
    expect(readWarnings(good)).toEqual([babel]);
  });

  it('reads a warning of several lines up to the next message', () => {
    const [warning, ...more] = readWarnings(anchors);
    expect(more).toEqual([]);
    expect(warning).toMatch(/^Docusaurus found broken anchors!/);
    expect(warning).toMatch(/-> linking to #nowhere$/);
  });

  it('distinguishes several warnings, and ignores other output', () => {
    expect(
      readWarnings([
        '[INFO] Starting',
        '[WARNING] The first',
        '  goes on',
        '[WARNING] The second',
        '[ERROR] Not a warning',
        '[SUCCESS] Done',
        'A line of no message',
      ]),
    ).toEqual(['The first\n  goes on', 'The second']);
    expect(readWarnings([])).toEqual([]);
  });

  it('reads warnings of Node.js', () => {
    expect(readWarnings(['(node:12) [DEP0040] DeprecationWarning: punycode'])).toHaveLength(1);
  });
});

describe('judgeWarnings()', () => {
  it('passes the current warnings of the build', () => {
    const verdict = judgeWarnings(readWarnings(good), allowedWarnings, 20);
    expect(describeVerdict(verdict)).toBe('');
  });

  it('fails on a warning that is not allowed, and prints it', () => {
    const verdict = judgeWarnings(readWarnings([...good, ...anchors]), allowedWarnings, 20);
    expect(verdict.unexpected).toHaveLength(1);
    expect(describeVerdict(verdict)).toContain('linking to #nowhere');
  });

  it('fails on each item of the list separately', () => {
    const more = good.flatMap((line) => (line === `- ${babel}` ? [line, '- A new hint.'] : [line]));
    const verdict = judgeWarnings(readWarnings(more), allowedWarnings, 20);
    expect(verdict).toEqual({unexpected: ['A new hint.'], stale: []});
    expect(describeVerdict(verdict)).toMatch(/^A new hint\.\n {2}→ Fix the cause\./);
  });

  it('fails on a warning of Node.js', () => {
    const warning = '(node:12) [DEP0040] DeprecationWarning: punycode';
    expect(judgeWarnings(readWarnings([...good, warning]), allowedWarnings, 20).unexpected).toEqual(
      [warning],
    );
  });

  it('fails if an allowed warning no longer appears', () => {
    const verdict = judgeWarnings([], allowedWarnings, 26);
    expect(verdict.stale).toEqual(allowedWarnings);
    expect(describeVerdict(verdict)).toContain('Remove the entry');
  });

  it('allows a warning of newer versions of Node.js only there, and does not miss it elsewhere', () => {
    const text = 'ExperimentalWarning: localStorage is not available';
    const newer = [{text, reason: 'Something reads it.', sinceNode: 25}];
    const warning = `(node:12) ${text} because --localstorage-file was not provided.`;
    expect(judgeWarnings([warning], newer, 26)).toEqual({unexpected: [], stale: []});
    expect(judgeWarnings([], newer, 20)).toEqual({unexpected: [], stale: []});
    expect(judgeWarnings([warning], newer, 20).unexpected).toEqual([warning]);
    expect(judgeWarnings([], newer, 26).stale).toEqual(newer);
  });

  it('requires a reason for each entry', () => {
    expect(allowedWarnings.every(({reason}) => reason.length > 20)).toBe(true);
  });
});
