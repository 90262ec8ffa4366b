import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {routeOfFile} from '../../features/pages';
import {addToTree} from '../pages/add-to-tree';
import {SiteEdit} from '../pages/edit-site';
import {toRoute} from '../pages/place';
import {UsageError} from '../pages/usage-error';
import {docsPage} from './docs';
import {entry} from './entry';
import {post} from './post';
import type {Scaffold} from './scaffold';

export const usage = `Usage: npm run new -- <kind> <arguments>

  api <package> <symbol> [route]     a page for an export: api @remotion/paths getLength
  cli <words>                        a page for a command: cli lambda sites create
  guide <route>                      a guide: guide /docs/data-fetching
  troubleshooting <route> [package]  an error message: troubleshooting /docs/timeout remotion
  term <route>                       a word: term /docs/terminology/composition
  post <slug>                        a blog post
  learn <slug>                       a learn post
  story <slug>                       a success story
  template <slug>                    a template of create-video
  expert <slug>                      an expert profile
  showcase <slug>                    a product or video made with Remotion

A docs page is added to the category of similar pages. To choose the place yourself:

  --in <key>       the key of a category in sidebars/
  --after <route>  the page in that category to insert it after`;

const makers: Readonly<
  Record<string, (root: string, words: readonly string[]) => Scaffold | Promise<Scaffold>>
> = {
  // Loaded on demand, because reading the types of the toolkit or its command line takes seconds.
  api: async (root, words) => (await import('./api')).apiPage(root, words),
  cli: async (root, words) => (await import('./cli')).cliPage(root, words),
  guide: (root, words) => docsPage('guide', root, words),
  troubleshooting: (root, words) => docsPage('troubleshooting', root, words),
  term: (root, words) => docsPage('term', root, words),
  post: (_, words) => post('blog', words),
  learn: (_, words) => post('learn', words),
  story: (_, words) => post('success-stories', words),
  template: (_, words) => entry('templates', words),
  expert: (_, words) => entry('experts', words),
  showcase: (_, words) => entry('showcase', words),
};

/**
 * Writes the file for the arguments, with a WRITE: note for each part that the author must fill in, and adds a docs page
 * to its navigation tree.
 *
 * @param root root of the repository
 * @param args the arguments of `npm run new`
 * @returns the new file, the other files that changed, and the key of the category
 * @throws UsageError if the arguments are invalid or the file already exists
 */
export async function newFile(
  root: string,
  args: readonly string[],
): Promise<{file: string; changed: readonly string[]; category?: string}> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {in: {type: 'string'}, after: {type: 'string'}},
  });
  const [kind = '', ...words] = positionals;
  const make = makers[kind];
  if (!make) {
    throw new UsageError(
      kind === '' ? 'Pass the kind of file to create.' : `There is no kind \`${kind}\`.`,
    );
  }
  const {file, text, packageName} = await make(root, words);
  if (existsSync(path.join(root, file))) {
    throw new UsageError(`${file} already exists. Edit it, or delete it first.`);
  }
  const edit = new SiteEdit(root);
  edit.write(file, text);
  const route = routeOfFile(file);
  const category =
    route &&
    addToTree(
      edit,
      {route, ...(packageName !== undefined && {packageName})},
      values.in,
      values.after && toRoute(values.after),
    );
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  const changed = (await edit.save()).filter((each) => each !== file);
  return {file, changed, ...(category !== undefined && {category})};
}
