import {optionOf, ownFragments, sectionsOf} from '@docs-kit/docs-proof/markdown';
import {expect, test} from 'vitest';
import {parsePage} from '../pages/markdown';

const page = (attributes: string) =>
  parsePage(
    'docs/page.mdx',
    `## Arguments

### 2D matrix

<OptionRows ${attributes}>

| argument | effect |
| --- | --- |
| \`a\` | The scale of \`x\`. |
| \`tx?\` | The shift. |

</OptionRows>

## Errors
`,
  );

test('a row of <OptionRows> counts as the section of an option, on its own line', async () => {
  const sections = sectionsOf('/', page('type="number" summary="The numbers"'));
  expect(sections.map(({code, text, depth, line}) => [code ?? text, depth, line])).toEqual([
    ['Arguments', 2, 1],
    ['2D matrix', 3, 3],
    ['a', 4, 9],
    ['tx?', 4, 10],
    ['Errors', 2, 14],
  ]);
  expect(sections[2]?.parent).toBe(sections[1]);
  expect(optionOf(sections[3]!)).toEqual({type: 'number', file: 'docs/page.mdx', line: 10});
});

test('events are not members of an API, but can be linked to', async () => {
  const events = page('kind="event" summary="The events"');
  expect(sectionsOf('/', events)).toHaveLength(3);
  expect([...ownFragments(events)]).toEqual([
    'arguments',
    '2d-matrix',
    'event-a',
    'event-tx',
    'errors',
  ]);
});

test('a malformed <OptionRows> has no rows', async () => {
  const malformed = page('type="number"');
  expect(sectionsOf('/', malformed)).toHaveLength(3);
  expect([...ownFragments(malformed)]).toEqual(['arguments', '2d-matrix', 'errors']);
});
