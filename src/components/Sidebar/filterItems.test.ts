import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {filterItems} from './filterItems';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/docs/${label}`});

const category = (label: string, items: PropSidebar, href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href !== undefined && {href}),
});

const sidebar: PropSidebar = [
  category('remotion', [link('<Audio>'), link('useCurrentFrame()')], '/docs/remotion'),
  category('@remotion/paths', [link('getLength()'), link('evolvePath()')], '/docs/paths'),
  category('@remotion/cli', [category('lambda', [link('npx remotion lambda render')])]),
  link('@remotion/zod-types'),
];

/** The labels of a sidebar as an outline, with a plus in front of each category that is open. */
const outline = (items: PropSidebar): unknown[] =>
  items.map((item) =>
    item.type === 'category'
      ? [`${item.collapsed ? '' : '+'}${item.label}`, ...outline(item.items)]
      : item.type === 'link' && item.label,
  );

const filter = (query: string) => outline(filterItems(sidebar, query).items);
const matches = (query: string) => filterItems(sidebar, query).matches.map(({label}) => label);

test('a filtered sidebar has the matching pages in their open categories', () => {
  expect(filter('currentframe')).toEqual([['+remotion', 'useCurrentFrame()']]);
  expect(filter('lambda render')).toEqual([
    ['+@remotion/cli', ['+lambda', 'npx remotion lambda render']],
  ]);
  expect(filter('no such name')).toEqual([]);
  expect(filter('zod')).toEqual(['@remotion/zod-types']);
});

test('a matching category keeps all of its pages', () => {
  expect(filter('paths')).toEqual([['+@remotion/paths', 'getLength()', 'evolvePath()']]);
});

test('each page that is shown counts as a match', () => {
  expect(matches('paths')).toEqual(['@remotion/paths', 'getLength()', 'evolvePath()']);
  expect(matches('audio')).toEqual(['<Audio>']);
  expect(matches('nothing')).toEqual([]);
});

test('the sidebar itself stays as it is', () => {
  expect(outline(sidebar)[0]).toEqual(['remotion', '<Audio>', 'useCurrentFrame()']);
});
