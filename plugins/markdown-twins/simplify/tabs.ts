import {find, findAll, hasClass, label, text, textOf} from '../hast';
import type {Rule} from './rule';

const role = (name: string) => (each: {properties: {role?: unknown}}) =>
  each.properties.role === name;

/** Tabs follow each other, each below its label. Tabs inside a tab name both: "By hand, pnpm". */
export const tabs: Rule = (node, inside, place) => {
  if (!hasClass(node, 'tabs-container')) {
    return undefined;
  }
  const list = find(node, role('tablist'));
  const labels = list ? findAll(list, role('tab')).map((tab) => textOf(tab).trim()) : [];
  return findAll(node, role('tabpanel')).flatMap((panel, index) => {
    const path = [...place.tabs, labels[index] ?? ''];
    return [label(text(path.join(', '))), ...inside(panel.children, {tabs: path})];
  });
};
