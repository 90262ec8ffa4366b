import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test, vi} from 'vitest';
import {rendersEqually} from './rendersEqually';

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: href});
const category: PropSidebarItem = {
  type: 'category',
  label: 'Guides',
  href: '/guides',
  collapsed: true,
  collapsible: true,
  items: [link('/a'), link('/b')],
};

/** As Docusaurus sees it, which needs a page around it to be loaded. */
const isActive = (item: PropSidebarItem, path: string): boolean =>
  ('href' in item && item.href === path.replace(/(.)\/$/, '$1')) ||
  (item.type === 'category' && item.items.some((each) => isActive(each, path)));

const isAlike = rendersEqually(isActive);

const entry = (item: PropSidebarItem, activePath: string, others: object = {}) => ({
  item,
  activePath,
  level: 1,
  index: 0,
  ...others,
});

/** Whether an entry stays as it is when a reader goes from one page to another. */
const stays = (item: PropSidebarItem, from: string, to: string): boolean =>
  isAlike(entry(item, from), entry(item, to));

test('a link changes if its own page becomes active or inactive', () => {
  expect(stays(link('/a'), '/b', '/c')).toBe(true);
  expect(stays(link('/a'), '/b', '/a')).toBe(false);
  expect(stays(link('/a'), '/a', '/b')).toBe(false);
  expect(stays(link('/a'), '/a', '/a/')).toBe(true);
});

test('a category changes if one of its pages becomes active or inactive', () => {
  expect(stays(category, '/c', '/d')).toBe(true);
  expect(stays(category, '/c', '/a')).toBe(false);
  expect(stays(category, '/a', '/c')).toBe(false);
  expect(stays(category, '/c', '/guides')).toBe(false);
});

test('a category that contains both pages must highlight a different entry', () => {
  expect(stays(category, '/a', '/b')).toBe(false);
  expect(stays(category, '/guides', '/a')).toBe(false);
});

test('an entry changes with any of its other props', () => {
  const item = link('/a');
  expect(isAlike(entry(item, '/b'), entry(link('/a'), '/b'))).toBe(false);
  expect(isAlike(entry(item, '/b'), entry(item, '/b', {tabIndex: -1}))).toBe(false);
  expect(isAlike(entry(item, '/b', {tabIndex: 0}), entry(item, '/b'))).toBe(false);
  expect(
    isAlike(entry(item, '/b', {onItemClick: vi.fn()}), entry(item, '/c', {onItemClick: vi.fn()})),
  ).toBe(false);
});
