import type {Cli} from '../../../packages/docs-proof/cli/commands';
import {Cache, codeKey, hash, installedPackages} from '../../../packages/docs-proof/lib/cache';
import {exportersOf} from '../../toolkit/exporters';
import {fencesOf} from '../../../packages/docs-proof/pages/fences';
import {loadPages} from '../../pages/markdown';
import type {Page} from '../../../packages/docs-proof/lib/pages';
import type {Check, Problem} from '../../../packages/docs-proof/lib/problem';
import {commandsOf, type Commands} from './commands';
import type {CompileError} from './compile';
import {judge} from './judge';
import {projects} from './projects';
import {callsOf, checkCalls, type Call} from './shell';
import {isCompiled, toSample, type Sample} from './sources';

interface PageSamples {
  page: Page;
  samples: Sample[];
  key: string;
}

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
    const all = pages.flatMap((page): PageSamples[] => {
      const samples = fencesOf(page)
        .map((fence, index) => ({fence, index}))
        .filter(({fence}) => isCompiled(fence))
        .map(({fence, index}) => toSample(fence, index));
      const text = JSON.stringify(samples.map(({sources, index}) => [sources, index]));
      return samples.length > 0 ? [{page, samples, key: hash(state, page.file, text)}] : [];
    });

    const cache = new Cache<CompileError[][]>(root, 'samples');
    const open = all.filter(({key}) => cache.get(key) === undefined);
    if (open.length > 0) {
      // Load the compiler only if it is needed.
      const {compile} = await import('./compile');
      const compiled = compile(
        root,
        open.map(({page, samples: found}) => ({file: page.file, samples: found})),
      );
      open.forEach(({key}, index) => cache.set(key, compiled[index]!));
    }
    cache.save(files.length > 0);

    const exporters = (name: string) => exportersOf(root, name);
    const found = all.flatMap(({page, samples: list, key}): Problem[] => {
      const errors = cache.get(key)!;
      return list.flatMap((sample, index) =>
        judge(page.file, sample, relevantErrors(sample, errors[index]!), exporters),
      );
    });
    const calls = pages.map((page): [Page, Call[]] => [page, callsOf(page)]);
    const called = calls.reduce((sum, [, list]) => sum + list.length, 0);
    const commands: Commands = called > 0 ? commandsOf(await readCli(root)) : new Map();
    const wrongCalls = calls.flatMap(([page, list]) => checkCalls(page.file, list, commands));
    const count = all.reduce((sum, {samples: list}) => sum + list.length, 0);
    const fresh = open.reduce((sum, {samples: list}) => sum + list.length, 0);
    return {
      problems: [...problems, ...found, ...wrongCalls],
      summary: [
        `${count} code blocks on ${all.length} pages (${fresh} compiled, the others cached)`,
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
