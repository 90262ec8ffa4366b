import {describe, expect, it, test} from 'vitest';
import sidebars from '../sidebars';
import {checkPlaces} from './check';
import {listPlaces, trees} from './places';
import type {Category, Tree} from './tree';

const tree: Tree = [
  'the-fundamentals',
  {
    type: 'category',
    key: 'guide-player',
    label: 'Player',
    link: {type: 'doc', id: 'player'},
    items: [
      {type: 'ref', id: 'player/installation'},
      {type: 'category', key: 'guide-player-more', label: 'More', items: ['player/scaling']},
    ],
  },
];

const categoriesOf = (items: Tree): Category[] =>
  items.flatMap((item) =>
    typeof item === 'object' && item.type === 'category' ? [item, ...categoriesOf(item.items)] : [],
  );

describe('listPlaces()', () => {
  it('lists the pages in their order, without cross-links', () => {
    expect(listPlaces({main: tree})).toEqual([
      {id: 'the-fundamentals', sidebar: 'main', categories: []},
      {id: 'player', sidebar: 'main', categories: ['Player']},
      {id: 'player/scaling', sidebar: 'main', categories: ['Player', 'More']},
    ]);
  });
});

describe('checkPlaces()', () => {
  const check = (places: Tree, pages: Record<string, Record<string, unknown>>) => () =>
    checkPlaces(listPlaces({main: places}), new Map(Object.entries(pages)));

  it('accepts each page in one place or in no sidebar', () => {
    expect(check(['player'], {player: {}, null: {displayed_sidebar: null}})).not.toThrow();
  });

  it.each<[string, Tree, Record<string, Record<string, unknown>>, string]>([
    [
      'a page in no tree',
      [],
      {'lambda/sqs': {}},
      "docs/lambda/sqs.mdx: The page is not in a sidebar. Add 'lambda/sqs' to a category in sidebars/guide.ts, sidebars/api.ts or sidebars/recorder.ts, or set `displayed_sidebar: null` in its front matter.",
    ],
    [
      'a place without a page',
      tree,
      {'the-fundamentals': {}, player: {}},
      'sidebars/guide.ts: There is no page docs/player/scaling.mdx. Write it, or remove \'player/scaling\' in the category "Player > More".',
    ],
    [
      'a page in two places',
      [...tree, 'player'],
      {'the-fundamentals': {}, player: {}, 'player/scaling': {}},
      `sidebars/guide.ts: 'player' is also in sidebars/guide.ts, in the category "Player". Keep one, and use {type: 'ref', id: 'player'} in the other place.`,
    ],
    [
      'a page without a sidebar in a tree',
      ['player'],
      {player: {displayed_sidebar: null}},
      'docs/player.mdx: The page sets `displayed_sidebar: null`, but it is in sidebars/guide.ts. Remove either the field or the entry in the sidebar.',
    ],
  ])('reports %s', (_name, places, pages, message) => {
    expect(check(places, pages)).toThrow(new Error(message));
  });
});

test('each category has a unique key', () => {
  const keys = Object.values(trees)
    .flatMap(categoriesOf)
    .map(({key}) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe('the sidebars', () => {
  it('mark labels that are code, and leave out the keys', () => {
    const api = (sidebars.api as {label?: string}[]).find(({label}) => label === '@remotion/paths');
    expect(api).toMatchObject({
      type: 'category',
      className: 'sidebar-code',
      link: {type: 'doc', id: 'paths'},
      items: expect.arrayContaining([
        {type: 'doc', id: 'paths/get-length', className: 'sidebar-code'},
      ]) as unknown,
    });
    expect(JSON.stringify(sidebars)).not.toContain('"key"');
    expect(JSON.stringify(sidebars.main)).toContain('"the-fundamentals"');
  });
});
