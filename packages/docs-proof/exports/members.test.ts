import {describe, expect, test} from 'vitest';
import {matchMembers, type Documented} from './match';
import {parsePage} from '../pages/markdown';
import {sectionsOf} from '../lib/sections';
import type {Member, Shape} from '../lib/types-members';

const member = (name: string, more: Partial<Member> = {}): Member => ({
  name,
  optional: false,
  text: 'number',
  literals: [],
  method: false,
  never: false,
  children: [],
  childrenRequired: false,
  files: [],
  types: [],
  generic: false,
  ...more,
});

const documented = (inputs: readonly Member[], more: Partial<Documented> = {}): Documented => {
  const shape: Shape = {
    kind: 'function',
    inputs: [...inputs],
    outputs: [],
    methods: [],
    inherited: new Map(),
    unreadable: {inputs: false, outputs: false},
    fromOptions: true,
    overloads: [],
    returnTypes: [],
  };
  return {symbol: 'render', shape, hidden: [], usedHidden: new Set(), ...more};
};

const file = 'docs/render.mdx';

/** The problems of a page with sections below "Options". */
const messagesOf = async (body: string, one: Documented) => {
  const page = parsePage(file, `## Options\n\n${body}\n`);
  return matchMembers(file, 1, sectionsOf('/', page), [one], (type) =>
    type === 'Caption' ? '/docs/captions/caption' : undefined,
  ).problems.map(({line, message}) => `${line}: ${message}`);
};

describe('a section of a member', () => {
  test('needs an option line', async () => {
    const one = documented([member('crf')]);
    expect(await messagesOf('### `crf`\n\n<Option type="number" />', one)).toEqual([]);
    expect(await messagesOf('### `crf`\n\nThe quality.', one)).toEqual([
      '3: `crf` has no `<Option>` line.',
    ]);
  });

  test('links to the page that describes the fields of its type', async () => {
    const caption = member('caption', {
      typeName: 'Caption',
      childrenRequired: true,
      children: [member('text')],
    });
    const one = documented([caption]);
    const body = '### `caption`\n\n<Option type="Caption" />\n\n';
    expect(await messagesOf(`${body}A [caption](/docs/captions/caption).`, one)).toEqual([]);
    expect(await messagesOf(`${body}A caption.`, one)).toEqual([
      '3: `caption` is a `Caption`, which has its own page.',
    ]);
  });
});

test('an exception is only used for a member without a section', async () => {
  const without = documented([member('crf')], {hidden: ['crf']});
  expect(await messagesOf('None.', without)).toEqual([]);
  expect([...without.usedHidden]).toEqual(['crf']);
  const described = documented([member('crf')], {hidden: ['crf']});
  await messagesOf('### `crf`\n\n<Option type="number" />', described);
  expect([...described.usedHidden]).toEqual([]);
});
