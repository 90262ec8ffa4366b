import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {apiPage} from './api';
import {cliPage} from './cli';
import {entry} from './entry';
import {guidePage, termPage, troubleshootingPage} from './docs';
import {post} from './post';
import {UsageError, type Scaffold} from './scaffold';

export {UsageError} from './scaffold';

export const usage = `Usage: npm run new -- <kind> <arguments>

  api <package> <symbol>             a page for an export: api @remotion/paths getLength
  cli <words>                        a page for a command: cli lambda sites create
  guide <route>                      a guide: guide /docs/data-fetching
  troubleshooting <route> [package]  an error message: troubleshooting /docs/timeout remotion
  term <route>                       a word: term /docs/terminology/composition
  post <slug>                        a blog post
  learn <slug>                       a learn post
  story <slug>                       a success story
  template <slug>                    a template of create-video
  expert <slug>                      an expert profile`;

const makers: Readonly<
  Record<string, (root: string, words: readonly string[]) => Scaffold | Promise<Scaffold>>
> = {
  api: apiPage,
  cli: cliPage,
  guide: guidePage,
  troubleshooting: troubleshootingPage,
  term: termPage,
  post: (_root, words) => post('blog', words),
  learn: (_root, words) => post('learn', words),
  story: (_root, words) => post('success-stories', words),
  template: (_root, words) => entry('template', words),
  expert: (_root, words) => entry('expert', words),
};

/**
 * Writes the file for `words`, with a WRITE: note for each part that the author must fill in.
 *
 * @returns its path, relative to the root
 * @throws UsageError if the words are invalid or the file already exists
 */
export async function newFile(root: string, words: readonly string[]): Promise<string> {
  const [kind = '', ...rest] = words;
  const make = makers[kind];
  if (!make) {
    throw new UsageError(
      kind === '' ? 'Pass the kind of file to create.' : `There is no kind \`${kind}\`.`,
    );
  }
  const {file, text} = await make(root, rest);
  const target = path.join(root, file);
  if (existsSync(target)) {
    throw new UsageError(`${file} already exists. Edit it, or delete it first.`);
  }
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  return file;
}
