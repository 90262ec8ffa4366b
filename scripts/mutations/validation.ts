import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Check, Problem} from '../../checks/lib/problem';
import {parseFrontMatterStrict} from '../../plugins/front-matter';
import {listPages} from '../../plugins/pages';

/** The places in an error that stops the build: `- src/data/experts/audio.yml:3: …`. */
const placesIn = (message: string): Problem[] =>
  message.split('\n').flatMap((line): Problem[] => {
    const found = /([\w./-]+\.(?:ya?ml|mdx?|ts))(?::(\d+))?/.exec(line);
    return found === null
      ? []
      : [{file: found[1] ?? '', line: Number(found[2] ?? 1), message: line, remedy: line}];
  });

/** What the build validates before it renders pages, besides entries: the front matter. */
export const validation: Check = {
  name: 'build',
  run: async ({root, files = []}) => {
    const pages =
      files.length === 0 ? listPages(root) : files.filter((file) => /\.mdx?$/.test(file));
    const problems: Problem[] = [];
    for (const file of pages) {
      try {
        await parseFrontMatterStrict({
          filePath: path.join(root, file),
          fileContent: readFileSync(path.join(root, file), 'utf8'),
          defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        });
      } catch (error) {
        problems.push(...placesIn((error as Error).message));
      }
    }
    return {problems, summary: `${pages.length} pages`};
  },
};
