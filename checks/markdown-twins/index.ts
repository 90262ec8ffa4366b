import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Check, Problem} from '@docs-kit/docs-proof';
import {listBuiltFiles, notBuilt, readPage} from '../lib/built-site';
import {compare} from './compare';
import {checkLlms, type Listed} from './llms';

/** Whether a page is a docs page or a post, judging by the classes on `<html>`. */
const isText = (html: string): boolean =>
  /<html[^>]*\b(?:docs-doc-page|blog-post-page)\b/.test(html);

const whichPages = 'Check hasTwin() in src/components/AskAi/page-address.ts.';

/**
 * Every docs page and post must have a Markdown twin with the same text and link to it, other pages must have none, and
 * llms.txt must list all twins.
 */
export const check: Check = {
  name: 'markdown-twins',
  async run({root}) {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const files = listBuiltFiles(root);
    const exists = (pathname: string) => existsSync(path.join(root, 'build', pathname));
    const problems: Problem[] = [];
    const add = (file: string, message: string, remedy: string) =>
      problems.push({file, line: 1, message, remedy});
    const twins: Listed[] = [];
    const wanted = new Set<string>();
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(path.join(root, file), 'utf8');
      const [head = ''] = html.split(/<body[\s>]/, 1);
      const built = readPage(file, head);
      const linked = built.links
        .filter(({type}) => type === 'text/markdown')
        .map(({href}) => href)
        .join(' and ');
      const twinPath = isText(html) ? `${built.route}.md` : '';
      const twin = `build${twinPath}`;
      if (linked !== twinPath) {
        add(
          file,
          `The head links to ${linked || 'no twin'} instead of ${twinPath || 'no twin'}.`,
          `${whichPages} src/components/CopyPage adds the link, once to each page.`,
        );
      }
      if (twinPath === '') {
        continue;
      }
      if (!exists(twinPath)) {
        add(file, `The twin ${twinPath} of the page is missing.`, whichPages);
        continue;
      }
      wanted.add(twin);
      const markdown = readFileSync(path.join(root, twin), 'utf8');
      problems.push(...compare(twin, built, html, markdown, exists));
      const canonical = built.links.find(({rel}) => rel === 'canonical')?.['href'] ?? '';
      twins.push({url: new URL(twinPath, canonical).href, markdown});
    }
    for (const file of files.filter((each) => each.endsWith('.md') && !wanted.has(each))) {
      add(file, 'No page belongs to this twin.', `Remove the file. ${whichPages}`);
    }
    const letters = twins.reduce((sum, {markdown}) => sum + markdown.length, 0);
    return {
      problems: [...problems, ...checkLlms(root, twins)],
      summary: `${twins.length} twins, ${Math.round(letters / 1024)} KiB`,
    };
  },
};
