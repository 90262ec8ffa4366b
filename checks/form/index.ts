import type {Check, Problem} from '@docs-kit/docs-proof';
import {headingsOf} from '@docs-kit/docs-proof/markdown';
import {loadPages} from '../../features/pages/markdown';
import {readSite} from './site';
import {unwritten} from '../lib/unwritten';
import {checkFences} from './fences';
import {checkFrontMatter} from './front-matter';
import {checkHeadings} from './headings';
import {checkIdentity} from './identity';
import {checkLinks} from './links';
import {checkOptions} from './options';
import {checkOverview} from './overview';
import {checkParts} from './parts';
import {checkTables} from './tables';
import {checkWording} from './wording';

/** Checks the form of every page: front matter, sections, headings, links, words, and notes to the author. */
export const check: Check = {
  name: 'form',
  async run({root, files = []}) {
    const {pages, problems: unparsed} = loadPages(root, files);
    const site = readSite(root);
    const problems = pages.flatMap((page): Problem[] => {
      const headings = headingsOf(root, page);
      return [
        ...unwritten(page),
        ...checkFrontMatter(root, page),
        ...checkIdentity(page),
        ...checkParts(page, headings),
        ...checkHeadings(headings),
        ...checkLinks(site, page),
        ...checkFences(page),
        ...checkOptions(root, page),
        ...checkTables(page),
        ...checkWording(page),
      ];
    });
    return {
      problems: unique([...unparsed, ...checkOverview(root, site, pages), ...problems]),
      summary: `${pages.length} pages`,
    };
  },
};

/** Removes duplicates: a heading in a partial is found on each page that includes the partial. */
function unique(problems: readonly Problem[]): Problem[] {
  return [
    ...new Map(problems.map((problem) => [JSON.stringify(problem), problem] as const)).values(),
  ];
}
