import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {expect, it} from 'vitest';

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it('no command depends on the shell of an operating system', () => {
  for (const command of Object.values(scripts)) {
    expect(command).not.toMatch(/[;|<>$`'"\\]|(?:^|\s)(?:rm|cp|mv|export|cross-env)\s|^\w+=/);
  }
});
