import {shownOn} from '../examples/examples';
import {listExamples, loadExample, type LoadedExample} from '../examples/load-examples';
import {loadPages} from '../lib/pages';
import type {Check} from '../lib/problem';
import {repository, runAsCommand} from '../lib/run';
import type {Guide} from './evidence';
import {judge, staleLists, staleScripts, type Lists, type Proof} from './judge';
import {tests, unbacked, unexecuted} from './lists';
import {checkSectionOf} from './section';

/** Loads the examples that can be loaded. The check `examples` reports the others. */
const loadAll = async (root: string): Promise<LoadedExample[]> => {
  const loaded = await Promise.allSettled(listExamples(root).map((id) => loadExample(root, id)));
  return loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
};

/** Examples, scripts in the Studio or tests must execute “Check that it works” of each guide. */
export const check: Check = {
  name: 'steps',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const examples = await loadAll(root);
    const guides = pages
      .filter(({collection, partial}) => collection === 'docs' && !partial)
      .flatMap((page): Guide[] => {
        const section = checkSectionOf(root, page);
        return section === undefined ? [] : [{shown: shownOn(page), section}];
      });
    // The lists belong to the pages of this repository.
    const lists: Lists =
      root === repository
        ? {unexecuted, tests, unbacked}
        : {unexecuted: [], tests: [], unbacked: []};
    const judgments = guides.map((guide) => judge(root, guide, examples, lists));
    const count = (proof: Proof) => judgments.filter((each) => each.proof === proof).length;
    const sum = (field: 'backed' | 'unbacked') =>
      judgments.reduce((total, each) => total + each[field], 0);
    const inPart = judgments.filter(({listedInPart}) => listedInPart).length;
    return {
      problems: [
        ...problems,
        ...judgments.flatMap((each) => each.problems),
        // A run on selected files doesn't know the other pages.
        ...(files.length === 0
          ? [...staleScripts(guides, examples), ...staleLists(root, guides, lists)]
          : []),
      ],
      summary: `${guides.length} sections: ${count('examples')} by examples, ${count('studio')} in the Studio, ${count('tests')} by tests, ${count('listed')} listed, ${inPart} listed in part; ${sum('backed')} names and numbers in what is executed, ${sum('unbacked')} listed`,
    };
  },
};

await runAsCommand(import.meta.url, check);
