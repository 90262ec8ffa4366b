import type {Check, Problem} from '@docs-kit/docs-proof';
import {root as repository} from '@docs-kit/tools';
import {loadPages} from '../../pages/markdown';
import {checkExample, shownOn} from './examples';
import {checkFences} from './fences';
import {checkFileNames} from './file-names';
import {checkGuides} from './guides';
import {checkInstalls} from './installs';
import {listExamples, loadExample, type LoadedExample} from './load-examples';
import {checkOrder} from './order';
import {withoutExample} from './without-example';

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

/**
 * Pages must show the exact files of the examples that `npm run examples` runs, each guide with numbered steps must have
 * an example, and guides must not overwrite each other's files. They install what their samples import, and show
 * files before the commands that read them.
 */
export const check: Check = {
  name: 'examples',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const shown = pages.map(shownOn);
    const fences = shown.reduce((sum, each) => sum + each.files.size, 0);
    const ids = listExamples(root);
    // A run on selected files doesn't know what the other pages show.
    const isWhole = files.length === 0;
    const loaded = isWhole ? await Promise.all(ids.map((id) => loadedOrProblem(root, id))) : [];
    const examples = loaded.filter((each): each is LoadedExample => 'example' in each);
    return {
      problems: [
        ...problems,
        ...loaded.filter((each): each is Problem => !('example' in each)),
        ...pages.flatMap((page) => checkFences(root, page)),
        ...checkInstalls(root, pages),
        ...pages.flatMap(checkOrder),
        ...examples.flatMap((each) => checkExample(each, shown)),
        ...(isWhole ? checkFileNames(pages) : []),
        // The list belongs to the pages of this repository.
        ...(isWhole ? checkGuides(pages, examples, root === repository ? withoutExample : []) : []),
      ],
      summary: `${fences} files of ${ids.length} examples on pages`,
    };
  },
};
