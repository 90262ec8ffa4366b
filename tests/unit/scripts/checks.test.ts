import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isCI} from '../../../scripts/lib/is-ci';
import {root} from '../../../scripts/lib/tools';

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it('no command depends on the shell of an operating system', () => {
  for (const command of Object.values(scripts)) {
    expect(command).not.toMatch(/[;|<>$`'"\\]|(?:^|\s)(?:rm|cp|mv|export|cross-env)\s|^\w+=/);
  }
});

it.each([
  [{CI: 'true'}, true],
  [{CI: '1'}, true],
  [{CI: 'false'}, false],
  [{CI: '0'}, false],
  [{CI: ''}, false],
  [{}, false],
])('isCI(%j) is %s', (env, expected) => {
  expect(isCI(env)).toBe(expected);
});
