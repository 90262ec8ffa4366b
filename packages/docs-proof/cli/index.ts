import type {Page, Pages} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {sectionsOf} from '../lib/sections';
import {frontMatterLine} from '../pages';
import {wordsOf, type Cli} from './commands';
import {matchFlags} from './match';

export {wordsOf, type Cli, type Command, type Flag} from './commands';
export {flagName} from './match';

export interface CliOptions<Own extends Cli> {
  /** What readers type before the words of a command: `npx acme`. */
  readonly program: string;
  /** Reads the pages of the site, or only these files. */
  readonly loadPages: (root: string, files: readonly string[]) => Pages;
  /** Reads the commands from the installed packages. `FlagReader` finds the flags in their code. */
  readonly readCli: (root: string) => Promise<Own>;
  /** Returns a function of the config file as pages write it: `Config.setScale()`. */
  readonly codeOfSetter: (name: string) => string;
  /**
   * Returns further problems.
   *
   * @param whole whether `pages` contains all pages
   */
  readonly alsoCheck?: (
    root: string,
    pages: readonly Page[],
    cli: Own,
    whole: boolean,
  ) => readonly Problem[];
}

/**
 * Returns the check `cli`: the pages of kind `cli` must document exactly the commands and flags that the code of a program
 * reads. A page names its command in `command`, and describes each flag below a heading under “Flags”.
 */
export const cliCheck = <Own extends Cli>({
  program,
  loadPages,
  readCli,
  codeOfSetter,
  alsoCheck,
}: CliOptions<Own>): Check => ({
  name: 'cli',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const cli = await readCli(root);
    const cliPages = pages.filter(
      ({collection, partial, frontMatter}) =>
        collection === 'docs' && !partial && frontMatter.kind === 'cli',
    );
    const found: Problem[] = [...problems, ...cli.stale];
    let headings = 0;
    const owners = new Map<string, Page>();
    for (const page of cliPages) {
      const words = wordsOf(program, page.frontMatter);
      if (words === undefined) {
        continue;
      }
      const name = `${program} ${words}`.trim();
      const problem = (message: string, remedy: string): void => {
        found.push({file: page.file, line: frontMatterLine(page, 'command'), message, remedy});
      };
      const commands = cli.commands.filter(({describedOn}) => describedOn === words);
      const exists = words === '' || commands.length > 0;
      if (page.frontMatter.removed !== undefined) {
        if (exists) {
          problem(
            `The front matter marks \`${name}\` as removed, but the command exists.`,
            'Remove `removed` from the front matter and document the command.',
          );
        }
        continue;
      }
      if (!exists) {
        const known = cli.commands.filter((each) => each.words === each.describedOn);
        problem(
          `The command \`${name}\` doesn't exist.`,
          `Use one of: ${known.map((each) => `\`${program} ${each.words}\``).join(', ')}. If it was removed, set \`removed\` in the front matter and name the replacement.`,
        );
        continue;
      }
      const other = owners.get(words);
      if (other) {
        problem(
          `${other.file} also documents \`${name}\`.`,
          'Document it on one of the pages, and link to that page from the other.',
        );
      }
      owners.set(words, page);
      const result = matchFlags({
        file: page.file,
        line: frontMatterLine(page, 'command'),
        program,
        sections: sectionsOf(root, page),
        commands,
        global: cli.global,
        requireGlobal: words === '',
        codeOfSetter,
      });
      headings += result.described;
      found.push(...result.problems);
    }
    found.push(...(alsoCheck?.(root, pages, cli, files.length === 0) ?? []));
    const flags = cli.commands.reduce((sum, each) => sum + each.flags.length, 0);
    return {
      problems: found,
      summary: `${cli.commands.length} commands with ${flags} flags; ${cliPages.length} pages, ${headings} flag headings`,
    };
  },
});
