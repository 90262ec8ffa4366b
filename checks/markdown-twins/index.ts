import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listBuiltFiles, notBuilt, readPage as readHead, type BuiltPage} from '../lib/built-site';
import type {Check, Problem} from '../../packages/docs-proof/lib/problem';
import {compare} from './compare';
import {checkLlms, type Listed} from './llms';
import {readPage} from './read-page';
import {readTwin, type ReadTwin} from './read-twin';

/** Whether a page is a docs page or a post, judging by the classes on `<html>`. */
const isText = (html: string): boolean =>
  /<html[^>]*\b(?:docs-doc-page|blog-post-page)\b/.test(html);

const linksToTwin = ({links}: BuiltPage): (string | undefined)[] =>
  links.filter(({type}) => type === 'text/markdown').map(({href}) => href);

/** Links to twins must lead to existing files. */
const checkAddresses = (root: string, file: string, origin: string, twin: ReadTwin): Problem[] =>
  twin.addresses.flatMap(({value, line}): Problem[] => {
    const problem = (message: string, remedy: string) => [{file, line, message, remedy}];
    if (!/^[a-z][a-z+.-]*:/.test(value)) {
      return problem(`The URL ${value} isn't absolute.`, 'Resolve it against the URL of the page.');
    }
    const [address = ''] = value.split('#');
    const isLost =
      address.startsWith(`${origin}/`) &&
      address.endsWith('.md') &&
      !existsSync(path.join(root, 'build', address.slice(origin.length)));
    return isLost ? problem(`The twin ${address} doesn't exist.`, 'Link to the page instead.') : [];
  });

/** The twin of a page must exist, be linked, and have the same content as the page. */
const checkTwin = (
  root: string,
  html: string,
  built: BuiltPage,
): {problems: Problem[]; listed?: Listed} => {
  const twinPath = `${built.route}.md`;
  const file = `build${twinPath}`;
  const problem = (at: string, message: string, remedy: string): Problem => ({
    file: at,
    line: 1,
    message,
    remedy,
  });
  if (!existsSync(path.join(root, file))) {
    const message = `The twin ${twinPath} of the page is missing.`;
    const remedy = 'Add its kind to hasTwin() in src/components/AskAi/page-address.ts.';
    return {problems: [problem(built.file, message, remedy)]};
  }
  const problems: Problem[] = [];
  const links = linksToTwin(built).join(' and ');
  if (links !== twinPath) {
    const message = `The head links to ${links || 'no twin'} instead of ${twinPath}.`;
    const remedy =
      'Check src/components/CopyPage, which adds the link. Each page must have it once.';
    problems.push(problem(built.file, message, remedy));
  }
  const markdown = readFileSync(path.join(root, file), 'utf8');
  const {origin} = new URL(built.links.find(({rel}) => rel === 'canonical')?.['href'] ?? '');
  try {
    const twin = readTwin(markdown);
    problems.push(
      ...compare(file, built, readPage(html), twin),
      ...checkAddresses(root, file, origin, twin),
    );
  } catch (error) {
    const remedy = 'Write the front matter as JSON values.';
    problems.push(problem(file, (error as Error).message, remedy));
  }
  return {problems, listed: {address: origin + twinPath, markdown}};
};

/**
 * Every docs page and post must have a Markdown twin with the same text, and llms.txt must list them
 * all.
 */
export const check: Check = {
  name: 'markdown-twins',
  async run({root}) {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const files = listBuiltFiles(root);
    const problems: Problem[] = [];
    const twins: Listed[] = [];
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(path.join(root, file), 'utf8');
      const [head = ''] = html.split(/<body[\s>]/, 1);
      const built = readHead(file, head);
      if (isText(html)) {
        const result = checkTwin(root, html, built);
        problems.push(...result.problems);
        twins.push(...(result.listed ? [result.listed] : []));
      } else if (linksToTwin(built).length > 0) {
        problems.push({
          file,
          line: 1,
          message: 'The head links to a twin, but this kind of page has no twin.',
          remedy: 'Check hasTwin() in src/components/AskAi/page-address.ts.',
        });
      }
    }
    const known = new Set(twins.map(({address}) => `build${new URL(address).pathname}`));
    const strays = files
      .filter((file) => file.endsWith('.md') && !known.has(file))
      .map((file) => ({
        file,
        line: 1,
        message: 'No page belongs to this twin.',
        remedy:
          'Remove the file, or check which pages hasTwin() in src/components/AskAi/page-address.ts includes.',
      }));
    const letters = twins.reduce((sum, {markdown}) => sum + markdown.length, 0);
    return {
      problems: [...problems, ...strays, ...checkLlms(root, twins)],
      summary: `${twins.length} twins, ${Math.round(letters / 1024)} KiB`,
    };
  },
};
