import {loadPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {checkExample, checkFilesOnly, shownOn} from './examples';
import {checkFences} from './fences';
import {listExamples, loadExample, type LoadedExample} from './load-examples';

const loadedOrProblem = async (root: string, id: string): Promise<LoadedExample | Problem> => {
  try {
    return await loadExample(root, id);
  } catch (error) {
    return {
      file: `examples/${id}/example.ts`,
      line: 1,
      message: `The example can't be loaded: ${(error as Error).message}`,
      remedy: 'Correct it. For the format, see examples/README.md and examples/define.ts.',
    };
  }
};

/** Pages must show the exact files of the examples that `npm run examples` runs. */
export const check: Check = {
  name: 'examples',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const shown = pages.map(shownOn);
    const fences = shown.reduce((sum, each) => sum + each.files.size, 0);
    const ids = listExamples(root);
    // A run on selected files doesn't know what the other pages show.
    const loaded =
      files.length === 0 ? await Promise.all(ids.map((id) => loadedOrProblem(root, id))) : [];
    return {
      problems: [
        ...problems,
        ...pages.flatMap((page) => checkFences(root, page)),
        ...loaded.flatMap((each) => ('example' in each ? checkExample(root, each, shown) : [each])),
        ...checkFilesOnly(loaded.filter((each) => 'example' in each)),
      ],
      summary: `${fences} files of ${ids.length} examples on pages`,
    };
  },
};

await runAsCommand(import.meta.url, check);
