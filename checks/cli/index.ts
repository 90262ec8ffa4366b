import {frontMatterLine, loadPages, type Page} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {sectionsOf} from '../lib/sections';
import {unlistedPages} from '../lib/unlisted-pages';
import {unknownSettings} from './config-names';
import {readCli} from './facts';
import {flagsOfSettings} from './flags-of-settings';
import {matchFlags, wordsOf} from './match';

/**
 * The CLI pages must document exactly the commands, flags and settings that the code of the CLI
 * reads.
 */
export const check: Check = {
  name: 'cli',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const cli = await readCli(root);
    const docs = pages.filter(({collection, partial}) => collection === 'docs' && !partial);
    const cliPages = docs.filter(({frontMatter}) => frontMatter.kind === 'cli');
    const found: Problem[] = [...problems, ...cli.stale];
    let headings = 0;
    const owners = new Map<string, Page>();
    for (const page of cliPages) {
      const words = wordsOf(page.frontMatter);
      if (words === undefined) {
        continue;
      }
      const line = frontMatterLine(page, 'command');
      const commands = cli.commands.filter(({describedOn}) => describedOn === words);
      const exists = words === '' || commands.length > 0;
      if (page.frontMatter.removed !== undefined) {
        if (exists) {
          found.push({
            file: page.file,
            line,
            message: `The front matter marks \`npx remotion ${words}\` as removed, but @remotion/cli has it.`,
            remedy: 'Remove `removed` from the front matter and document the command.',
          });
        }
        continue;
      }
      if (!exists) {
        found.push({
          file: page.file,
          line,
          message: `The command \`npx remotion ${words}\` doesn't exist.`,
          remedy: `Use one of: ${pageCommands(cli.commands).join(', ')}. If it was removed, set \`removed\` in the front matter and name the replacement.`,
        });
        continue;
      }
      const other = owners.get(words);
      if (other) {
        found.push({
          file: page.file,
          line,
          message: `${other.file} also documents \`npx remotion ${words}\`.`,
          remedy: 'Document it on one of the pages, and link to that page from the other.',
        });
      }
      owners.set(words, page);
      const result = matchFlags({
        file: page.file,
        line,
        sections: sectionsOf(root, page),
        commands,
        global: cli.global,
        requireGlobal: words === '',
      });
      headings += result.described;
      found.push(...result.problems);
    }
    if (files.length === 0) {
      found.push(...unlistedPages(root, pages, 'cli'));
    }
    for (const page of docs) {
      found.push(...unknownSettings(page, cli.setters));
      if (describesConfig(page)) {
        found.push(...flagsOfSettings(sectionsOf(root, page), cli));
      }
    }
    const flags = cli.commands.reduce((sum, each) => sum + each.flags.length, 0);
    return {
      problems: found,
      summary: `${cli.commands.length} commands with ${flags} flags, ${cli.setters.length} settings; ${cliPages.length} pages, ${headings} flag headings`,
    };
  },
};

const describesConfig = ({frontMatter: {api}}: Page): boolean =>
  typeof api === 'object' && api !== null && 'symbol' in api && api.symbol === 'Config';

function pageCommands(commands: readonly {words: string; describedOn: string}[]): string[] {
  return commands
    .filter(({words, describedOn}) => words === describedOn)
    .map(({words}) => `\`npx remotion ${words}\``);
}
