import {loadPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {checkExample, shownOn} from './examples';
import {checkFences} from './fences';
import {listExamples, loadExample} from './load-examples';

/** Pages show the very files of the examples that `npm run examples` runs. */
export const check: Check = {
  name: 'examples',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const shown = pages.map(shownOn);
    const fences = shown.reduce((sum, each) => sum + each.files.size, 0);
    const ids = listExamples(root);
    return {
      problems: [
        ...problems,
        ...pages.flatMap((page) => checkFences(root, page)),
        // A few pages do not tell what the others show.
        ...(files.length === 0
          ? (
              await Promise.all(
                ids.map(async (id): Promise<Problem[]> => {
                  try {
                    return checkExample(root, await loadExample(root, id), shown);
                  } catch (error) {
                    return [
                      {
                        file: `examples/${id}/example.ts`,
                        line: 1,
                        message: `The example cannot be read: ${(error as Error).message}`,
                        remedy: 'examples/README.md and examples/define.ts say what it contains.',
                      },
                    ];
                  }
                }),
              )
            ).flat()
          : []),
      ],
      summary: `${fences} files of ${ids.length} examples on pages`,
    };
  },
};

await runAsCommand(import.meta.url, check);
