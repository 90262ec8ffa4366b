import {headingsOf} from '../../plugins/pages/headings';
import {loadPages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {readSite} from '../lib/site';
import {askedBy, checkAsked} from './asked';
import {checkCompatibility} from './compatibility';
import {checkLength, countsOf, type Counts} from './counts';
import {checkFences} from './fences';
import {checkFrontMatter} from './front-matter';
import {checkHeadings} from './headings';
import {checkIdentity} from './identity';
import {checkLinks} from './links';
import {checkOptions} from './options';
import {checkOverview} from './overview';
import {checkParts} from './parts';
import {checkPictures} from './pictures';
import {checkTables} from './tables';
import {checkTags} from './tags';
import {checkWording} from './wording';

/**
 * Checks the form of every page: front matter, sections, headings, compatibility, images, links,
 * words.
 */
export const check: Check = {
  name: 'form',
  async run({root, files = []}) {
    const {pages, problems: unparsed} = loadPages(root, files);
    const site = readSite(root);
    const byPhrase = askedBy(root);
    const total: Counts = {words: 0, headings: 0, fences: 0, codeLines: 0};
    const problems = pages.flatMap((page): Problem[] => {
      const headings = headingsOf(root, page);
      const counts = countsOf(root, page);
      for (const key of Object.keys(total) as (keyof Counts)[]) {
        total[key] += page.partial ? 0 : counts[key];
      }
      return [
        ...checkFrontMatter(root, page),
        ...checkTags(root, page),
        ...checkIdentity(page),
        ...checkAsked(page, byPhrase),
        ...checkOverview(site, page),
        ...checkParts(page, headings),
        ...checkHeadings(page, headings),
        ...checkLength(page, counts),
        ...checkCompatibility(page),
        ...checkPictures(root, page),
        ...checkLinks(site, page),
        ...checkFences(page),
        ...checkOptions(root, page),
        ...checkTables(page),
        ...checkWording(page),
      ];
    });
    return {
      problems: unique([...unparsed, ...problems]),
      summary: `${pages.length} pages, ${total.words} words, ${total.headings} headings, ${total.fences} code blocks with ${total.codeLines} lines`,
    };
  },
};

/** Removes duplicates: a heading in a partial is found on each page that includes the partial. */
function unique(problems: readonly Problem[]): Problem[] {
  return [
    ...new Map(problems.map((problem) => [JSON.stringify(problem), problem] as const)).values(),
  ];
}
