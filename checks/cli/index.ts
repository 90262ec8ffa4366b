import {frontMatterLine, loadPages, type Page} from '../lib/pages';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {sectionsOf} from '../lib/sections';
import {unknownSettings} from './config-names';
import {cliFacts} from './facts';
import {flagsOfSettings} from './flags-of-settings';
import {matchFlags} from './match';
import {commandLists} from './overviews';
import {staleSettings} from './stale-settings';

/** CLI pages equal the CLI: what the pages say about commands, flags and settings is what the code reads. */
export const cliCheck: Check = {
  name: 'cli',
  async run({root, files = []}) {
    const {pages, problems} = await loadPages(root, files);
    const {cli, dispatched, values} = await cliFacts(root);
    const docs = pages.filter(({collection, partial}) => collection === 'docs' && !partial);
    const cliPages = docs.filter(({frontMatter}) => frontMatter.kind === 'cli');
    const found: Problem[] = [...problems, ...dispatched, ...staleSettings(cli), ...cli.stale];
    let headings = 0;
    const owners = new Map<string, Page>();
    for (const page of cliPages) {
      const words = wordsOf(page);
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
            message: `The page says that \`npx remotion ${words}\` is removed, but @remotion/cli has it.`,
            remedy: 'Take `removed` out of the front matter and describe the command.',
          });
        }
        continue;
      }
      if (!exists) {
        found.push({
          file: page.file,
          line,
          message: `There is no command \`npx remotion ${words}\`.`,
          remedy: `Write one of: ${pageCommands(cli.commands).join(', ')}. If it was removed, say in \`removed\` what took its place.`,
        });
        continue;
      }
      const other = owners.get(words);
      if (other) {
        found.push({
          file: page.file,
          line,
          message: `\`npx remotion ${words}\` is described on ${other.file} as well.`,
          remedy: 'Describe it on one page and link to that page from the other.',
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
        values: values.get(lineOf(words)) ?? new Map(),
      });
      headings += result.described;
      found.push(...result.problems);
    }
    if (files.length === 0) {
      found.push(...commandLists(cliPages));
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

/** What follows `npx remotion` in the front matter of a page; undefined for other programs. */
function wordsOf(page: Page): string | undefined {
  const {command} = page.frontMatter;
  const match = typeof command === 'string' ? /^npx remotion(?: (.*))?$/.exec(command) : null;
  return match ? (match[1] ?? '') : undefined;
}

/** The command line that a command belongs to: each declares its flags for itself. */
function lineOf(words: string): string {
  const [first = ''] = words.split(' ');
  return first === 'lambda' || first === 'cloudrun' ? first : 'cli';
}

function pageCommands(commands: readonly {words: string; describedOn: string}[]): string[] {
  return commands
    .filter(({words, describedOn}) => words === describedOn)
    .map(({words}) => `\`npx remotion ${words}\``);
}

await runAsCommand(import.meta.url, cliCheck);
