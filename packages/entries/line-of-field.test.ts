import {expect, it} from 'vitest';
import {lineOfField} from './line-of-field';

const text = `slug: audio
name: 'A name: with a colon'
tags: [audio, captions]
compositions:
  - {id: Audio, width: 1080}
  - {id: Still, width: 640}
next:
  - label: Spring
    to: /docs/spring
`;

it.each([
  [['slug'], 1],
  [['name'], 2],
  [['tags', 1], 3],
  [['compositions', 1, 'width'], 6],
  [['next', 0, 'to'], 9],
  // The field is missing, so the field around it is the place.
  [['next', 0, 'href'], 8],
  [['compositions', 5], 4],
  [['goodFor'], undefined],
  // Only the outermost field starts its line.
  [['width'], undefined],
  [[], undefined],
] as const)('%j is on line %s', (path, line) => {
  expect(lineOfField(text, path)).toBe(line);
});
