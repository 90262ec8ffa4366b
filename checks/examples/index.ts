import {loadPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {checkExample, shownOn} from './examples';
import {checkFences} from './fences';
import {listExamples, loadExample} from './load-examples';

/** Pages must show the exact files of the examples that `npm run examples` runs. */
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
        // A run on selected files doesn't know what the other pages show.
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
                        message: `The example can't be loaded: ${(error as Error).message}`,
                        remedy:
                          'Correct it. For the format, see examples/README.md and examples/define.ts.',
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
