import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Check, Problem} from '../../checks/lib/problem';
import {parseFrontMatterStrict} from '../../plugins/front-matter';
import {listPages} from '../../plugins/pages';
import {liveRedirects} from '../../redirects';

/** The places in an error that stops the build: `- src/data/experts/audio.yml:3: …`. */
const placesIn = (message: string): Problem[] =>
  message.split('\n').flatMap((line): Problem[] => {
    const found = /([\w./-]+\.(?:ya?ml|mdx?|ts))(?::(\d+))?/.exec(line);
    return found === null
      ? []
      : [{file: found[1] ?? '', line: Number(found[2] ?? 1), message: line, remedy: line}];
  });

/** What the build validates before it renders pages, besides entries: front matter and redirects. */
export const validation: Check = {
  name: 'build',
  run: async ({root, files = []}) => {
    const pages =
      files.length === 0 ? listPages(root) : files.filter((file) => /\.mdx?$/.test(file));
    const steps: (() => unknown)[] = [
      () => liveRedirects(root),
      ...pages.map(
        (file) => () =>
          parseFrontMatterStrict({
            filePath: path.join(root, file),
            fileContent: readFileSync(path.join(root, file), 'utf8'),
            defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
          }),
      ),
    ];
    const problems: Problem[] = [];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        problems.push(...placesIn((error as Error).message));
      }
    }
    return {problems, summary: `${steps.length} steps`};
  },
};
