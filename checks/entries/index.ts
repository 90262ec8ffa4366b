import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Check} from '@docs-kit/docs-proof';
import {readEntry, readFolder} from '@docs-kit/entries';
import {entryCollections, tagFiles} from '../../config/entries';
import {tagsSchema} from '../../src/data/schemas/tags';
import {unwritten} from '../lib/unwritten';

/** The entries of `src/data/` and the tags of posts have the fields of their schemas, as in the build, and no notes. */
export const check: Check = {
  name: 'entries',
  async run({root, files = []}) {
    const folders = await Promise.all(
      entryCollections.map(async ({folder, schema}) => ({
        ...(await readFolder(root, folder)),
        schema,
      })),
    );
    const tags = tagFiles(root).map((file) => ({
      file,
      slug: 'tags',
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
    const isSelected = ({file}: {readonly file: string}) =>
      files.length === 0 || files.includes(file);
    const selected = [
      ...folders.flatMap(({files: entries, schema}) => entries.map((entry) => ({entry, schema}))),
      ...tags.map((entry) => ({entry, schema: tagsSchema})),
    ].filter(({entry}) => isSelected(entry));
    const problems = [
      ...folders.flatMap((folder) => folder.problems.filter(isSelected)),
      ...selected.flatMap(({entry, schema}) => {
        const read = readEntry<unknown>(entry, schema);
        return [...('problems' in read ? read.problems : []), ...unwritten(entry)];
      }),
    ];
    const read = new Set([
      ...selected.map(({entry}) => entry.file),
      ...problems.map(({file}) => file),
    ]);
    const unread = files.filter((file) => !read.has(file));
    return {
      problems: [
        ...problems.map(({line = 1, ...problem}) => ({...problem, line})),
        ...unread.map((file) => ({
          file,
          line: 1,
          message: 'No page shows this file, because it is in no collection.',
          remedy: `Move it to ${entryCollections.map(({folder}) => folder).join(', ')}, or add its collection to config/entries.ts.`,
        })),
      ],
      summary: `${selected.length} entries`,
    };
  },
};
