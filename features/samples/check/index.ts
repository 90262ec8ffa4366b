import {cachedEach, type Check, codeKey, hash, installedPackages} from '@docs-kit/docs-proof';
import type {Cli} from '@docs-kit/docs-proof/cli';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {exportersOf} from '../../toolkit/exporters';
import {loadPages} from '../../pages/markdown';
import {commandsOf, type Commands} from './commands';
import type {CompileError} from './compile';
import {judge} from './judge';
import {projects} from './projects';
import {callsOf, checkCalls, type Call} from './shell';
import {samplesOf, type Sample} from './sources';

/**
 * Returns the check `samples`: it compiles every TypeScript and JavaScript code block of the site against the installed
 * packages, with the settings of the projects into which readers paste them, and checks that each `npx remotion …` command
 * exists.
 *
 * @param readCli reads the commands of the installed packages
 */
export const samplesCheck = (
  readCli: (root: string) => Promise<Pick<Cli, 'commands' | 'global'>>,
): Check => ({
  name: 'samples',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const state = hash(
      installedPackages(root),
      codeKey(new URL('./compile.ts', import.meta.url).href),
      JSON.stringify(projects),
    );
    const all = pages
      .map((page) => ({file: page.file, samples: samplesOf(page)}))
      .filter(({samples}) => samples.length > 0);
    const count = (list: readonly {readonly samples: readonly Sample[]}[]) =>
      list.reduce((sum, {samples}) => sum + samples.length, 0);
    let fresh = 0;
    const errors = await cachedEach(
      root,
      'samples',
      all,
      ({file, samples}) =>
        hash(state, file, JSON.stringify(samples.map(({sources, index}) => [sources, index]))),
      async (open) => {
        fresh = count(open);
        // Load the compiler only if it is needed.
        const {compile} = await import('./compile');
        return compile(root, open);
      },
      files.length > 0,
    );

    const exporters = (name: string) => exportersOf(root, name);
    const found = all.flatMap(({file, samples}, page) =>
      samples.flatMap((sample, index) =>
        judge(file, sample, relevantErrors(sample, errors[page]![index]!), exporters),
      ),
    );
    const calls = pages.map((page): [Page, Call[]] => [page, callsOf(page)]);
    const called = calls.reduce((sum, [, list]) => sum + list.length, 0);
    const commands: Commands = called > 0 ? commandsOf(await readCli(root)) : new Map();
    const wrongCalls = calls.flatMap(([page, list]) => checkCalls(page.file, list, commands));
    return {
      problems: [...problems, ...found, ...wrongCalls],
      summary: [
        `${count(all)} code blocks on ${all.length} pages (${fresh} compiled, the others cached)`,
        `${called} commands`,
      ].join(', '),
    };
  },
});

/**
 * The example checks compile the files of an example, which can import files that the page doesn't show. But
 * the settings of the example aren't those of the reader, so errors that depend on settings count here.
 */
function relevantErrors({fence}: Sample, errors: readonly CompileError[]): readonly CompileError[] {
  return fence.file === undefined
    ? errors
    : errors.filter(({project, code}) => project !== undefined || code === isInNewerLibrary);
}

/** TS2550: `Property 'findLast' does not exist … Do you need to change your target library?` */
const isInNewerLibrary = 2550;
