import {expect, test} from 'vitest';
import {insertDoc, namesDoc, removeDoc, renameDoc} from '../../../../scripts/pages/sidebar-text';

const tree = `export const guide: Tree = [
  {
    type: 'category',
    key: 'guide-audio',
    label: 'Audio [beta]',
    link: {type: 'doc', id: 'audio'},
    items: ['audio/importing', {type: 'ref', id: 'fonts'}],
  },
  {type: 'category', key: 'fonts', label: 'fonts', items: []},
  {
    type: 'category',
    key: 'guide-text',
    label: 'Text',
    items: [
      // Comments stay.
      'fonts',
      {type: 'category', key: 'guide-fonts', label: 'More', items: ['fonts-api']},
    ],
  },
];
`;

test('adds a doc at the end of a category, or after another doc', () => {
  expect(insertDoc(tree, 'audio/volume', {category: 'guide-audio'})).toContain(
    "{type: 'ref', id: 'fonts'},\n'audio/volume',],",
  );
  expect(insertDoc(tree, 'a', {category: 'guide-audio', after: 'audio/importing'})).toContain(
    "['audio/importing',\n'a', {type: 'ref'",
  );
  expect(insertDoc(tree, 'a', {category: 'fonts'})).toContain("items: [\n'a',]");
  expect(insertDoc(tree, 'a', {category: 'guide-text'})).toContain(
    "items: ['fonts-api']},\n'a',\n    ],",
  );
});

test('says if the category or the doc before is missing', () => {
  expect(() => insertDoc(tree, 'a', {category: 'guide-video'})).toThrow(
    "The tree has no category with the key 'guide-video'.",
  );
  expect(() => insertDoc(tree, 'a', {category: 'guide-text', after: 'audio/importing'})).toThrow(
    "The category 'guide-text' doesn't list 'audio/importing'.",
  );
});

test('renames a doc in items, links and references, but no keys and labels', () => {
  const renamed = renameDoc(tree, 'fonts', 'text/fonts');
  expect(renamed).toContain("{type: 'ref', id: 'text/fonts'}");
  expect(renamed).toContain("      'text/fonts',\n");
  expect(renamed).toContain("key: 'fonts', label: 'fonts'");
  expect(renamed).toContain("['fonts-api']");
  expect(renameDoc(tree, 'audio', 'sound')).toContain("link: {type: 'doc', id: 'sound'}");
});

test('removes a doc with its references and the link of its category', () => {
  const rest = removeDoc(tree, 'fonts');
  expect(namesDoc(tree, 'fonts')).toBe(true);
  expect(namesDoc(rest, 'fonts')).toBe(false);
  expect(rest).toContain("key: 'fonts', label: 'fonts'");
  expect(rest).toContain('// Comments stay.');
  expect(removeDoc(tree, 'audio')).not.toContain('link:');
  expect(removeDoc(tree, 'audio')).toContain("'audio/importing'");
});
