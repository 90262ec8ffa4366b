import type {Paragraph} from 'mdast';
import {expect, test} from 'vitest';
import {parseTree} from '../../../../plugins/pages/markdown';
import {claimsIn} from '../../../../checks/steps/claims';

const claimsOf = (text: string) => claimsIn(parseTree(text).children[0] as Paragraph);

/** The claims as `text (unit)`. */
const stated = (text: string): string[] =>
  claimsOf(text).map((claim) => `${claim.text} (${claim.unit ?? claim.kind})`);

test.each([
  ['names', 'Open `out/a.png` and **Props**.', ['out/a.png (name)']],
  [
    'frames',
    'The 54 video frames and the last frame, 53.',
    ['54 video frames (frames)', '53 (number)'],
  ],
  [
    'positions',
    'At frames 0, 30 and 65, and at frame 9.',
    ['frames 0 (frame)', 'frames 30 (frame)', 'frames 65 (frame)', 'frame 9 (frame)'],
  ],
  [
    'one position',
    '30 at frame 0 and 50 at frame 10',
    ['30 (number)', 'frame 0 (frame)', '50 (number)', 'frame 10 (frame)'],
  ],
  ['ranges', 'Frames 15 to 29 are silent.', ['Frames 15 to 29 (range)']],
  [
    'lists with one unit',
    '45, 90 and 30 frames',
    ['45 frames (frames)', '90 frames (frames)', '30 frames (frames)'],
  ],
  [
    'comparisons with one unit',
    '100 of the 120 frames, 10 instead of 15 frames',
    ['100 frames (frames)', '120 frames (frames)', '10 frames (frames)', '15 frames (frames)'],
  ],
  [
    'frame rates',
    'At 30 frames per second or 25 fps',
    ['30 frames per second (fps)', '25 fps (fps)'],
  ],
  [
    'times',
    '1.6 seconds, second 4, 20 ms',
    ['1.6 seconds (seconds)', 'second 4 (seconds)', '20 ms (milliseconds)'],
  ],
  ['sizes', '1280 by 720 pixels, 320x180 or 640 × 360', ['1280 by 720 (size)', '640 × 360 (size)']],
  [
    'other units',
    '5 px, 50 %, 750 Hz, 12 kB, 48,000 samples',
    ['5 px (pixels)', '50 % (percent)', '750 Hz (hertz)', '12 kB (bytes)', '48,000 (number)'],
  ],
  ['no steps, versions or words', 'Step 4, steps 1, 2 and 3, MP4, 4.0.331, three', []],
])('finds %s', (_name, text, expected) => {
  expect(stated(text)).toEqual(expected);
});

test('knows the place of each name and number', () => {
  const text = 'First\n\n- Open **a** `b` for 3\n  seconds, or\n  `c`\n  and 1280 by 720 pixels.';
  const lines = text.split('\n');
  const [, list] = parseTree(text).children;
  const paragraph = list?.type === 'list' ? list.children[0]?.children[0] : undefined;
  const tokens = claimsIn(paragraph as Paragraph).flatMap((claim) => claim.tokens);
  expect(tokens.map(({text: token}) => token)).toEqual(['b', '3', 'c', '1280', '720']);
  expect(tokens.map(({line}) => line)).toEqual([3, 3, 5, 6, 6]);
  for (const {text: token, line, column} of tokens) {
    expect(lines[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^${token}\\b`));
  }
});
