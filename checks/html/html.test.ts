import {spawnSync} from 'node:child_process';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {expect, test} from 'vitest';
import {check} from './';
import {exceptions} from './exceptions';

// The nightly workflow installs Java.
const hasJava = spawnSync('java', ['-version']).status === 0;

const head = '<!doctype html><html lang=en><meta charset=utf-8><title>Page</title>';

// In one run, because each takes seconds.
test.skipIf(!hasJava)(
  'errors and exceptions that no page needs fail, and nothing else',
  async () => {
    const {root} = temporarySite({
      'build/index.html': `${head}<style>@container nav (width < 9rem) {a {color: red}}</style>`,
      'build/docs/spring/index.html': `${head}\n<pre aria-label=Code>1</pre><input type=checkbox autocomplete=off aria-label=On>`,
      'build/drawing.svg': '<svg><not-html></svg>',
    });
    const {problems} = await check.run({root});
    expect(problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([
      expect.stringMatching(/^build\/docs\/spring\/index\.html:2: The “aria-label” attribute/),
      expect.stringMatching(
        /^build\/docs\/spring\/index\.html:2: Attribute “autocomplete” is only/,
      ),
      ...exceptions
        .filter(({message}) => !message.includes('@container'))
        .map(({message}) => `checks/html/exceptions.ts:1: No page has this error: ${message}`),
    ]);
  },
);
