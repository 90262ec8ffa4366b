import {
  cachedEach,
  type Check,
  type CheckInput,
  codeKey,
  hash,
  installedPackages,
  pageApis,
  type Problem,
  type Result,
  staleEntry,
} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {exportersOf} from '../../toolkit/exporters';
import {actionsOf} from '../run/guides/actions';
import {listExamples, loadExample} from '../check/load-examples';
import {loadPages} from '../../pages/markdown';
import {collect, type Output, type PageOutputs, type Unavailable} from './collect';
import {isPrinted, isValue} from './compare';
import {notRunFile, readNotRun, type NotRun} from './not-run';
import type {Run} from './run';

/** The results that pages show for samples and calls must be those that they have. */
export const check: Check = {name: 'outputs', run: (input) => checkOutputs(input)};

/** @param listed outputs that no check can reproduce */
export async function checkOutputs(
  {root, files = []}: CheckInput,
  listed: readonly NotRun[] = readNotRun(),
): Promise<Result> {
  const {pages, problems} = loadPages(root, files);
  const collected = pages.map((page) => collect(page, packageFinder(root, page)));
  const runs = await runAll(root, collected, files.length > 0);
  const found: Problem[] = [...problems];
  const needed = new Set<NotRun>();
  const unavailable = new Map<Unavailable, number>();
  const followed = await followedGuides(root);
  let byExamples = collected.flatMap(({ofExamples}) => ofExamples).length;
  let compared = 0;
  for (const each of collected) {
    const {page, outputs} = each;
    for (const output of outputs) {
      const entry = listed.find((one) => one.page === page.file && one.output === output.name);
      if (output.unavailable !== undefined) {
        unavailable.set(output.unavailable, (unavailable.get(output.unavailable) ?? 0) + 1);
        continue;
      }
      if (output.printedBy !== undefined && isFollowed(page, output, followed)) {
        byExamples += 1;
        continue;
      }
      const run = output.program === undefined ? undefined : runs.get(each)?.[output.program];
      const problem = judge(page, output, run);
      if (entry && problem) {
        needed.add(entry);
      } else if (problem) {
        found.push(problem);
      } else {
        compared += 1;
      }
    }
  }
  const ofExamples = collected.flatMap((each) =>
    each.ofExamples.map((one) => ({...one, page: each.page})),
  );
  found.push(...(await unrecorded(root, ofExamples)));
  if (files.length === 0) {
    found.push(
      ...listed
        .filter((entry) => !needed.has(entry))
        .map(({page, output}) =>
          staleEntry(
            notRunFile,
            'not-run.yml',
            `${page}: ${output}`,
            "The page doesn't show this output, or the check reproduces it.",
          ),
        ),
    );
  }
  return {
    problems: found,
    summary: `${compared} outputs compared, ${byExamples} by examples, ${needed.size} listed`,
    notes: [...unavailable].map(([why, count]) => `outputs: ${count} not run, because ${why}`),
  };
}

/** Returns the guides whose commands an example runs. */
async function followedGuides(root: string): Promise<ReadonlySet<string>> {
  const examples = await Promise.all(listExamples(root).map((id) => loadExample(root, id)));
  return new Set(examples.flatMap(({example: {follows}}) => follows?.pages ?? []));
}

/** Whether an example runs the command above the output, and compares what it prints with the page. */
const isFollowed = ({file, tree}: Page, {shown}: Output, followed: ReadonlySet<string>): boolean =>
  followed.has(file) &&
  actionsOf(tree).some((action) => action.kind === 'run' && action.output === shown);

/** Returns a function that finds the package of a name: one of those that the page documents, or the only one that has it. */
function packageFinder(root: string, page: Page): (name: string) => string | undefined {
  const apis = pageApis([page]).flatMap((each) => each.apis);
  return (name) => {
    const own = apis.find(({symbol}) => symbol?.split('.')[0] === name);
    const others = exportersOf(root, name);
    return own?.package ?? (others.length === 1 ? others[0] : undefined);
  };
}

/** Runs the programs of pages at once, except those whose result is cached. */
async function runAll(
  root: string,
  collected: readonly PageOutputs[],
  keep: boolean,
): Promise<ReadonlyMap<PageOutputs, readonly Run[]>> {
  const state = hash(
    installedPackages(root),
    process.version,
    ...['./run.ts', './record.ts'].map((file) => codeKey(new URL(file, import.meta.url).href)),
  );
  const running = collected.filter(({programs}) => programs.length > 0);
  const runs = await cachedEach(
    root,
    'outputs',
    running,
    ({page, programs}) => hash(state, page.file, JSON.stringify(programs)),
    async (open) => {
      const {runPrograms} = await import('./run');
      const all = await runPrograms(
        root,
        open.flatMap(({programs}) => programs),
      );
      return open.map(({programs}) => all.splice(0, programs.length));
    },
    keep,
  );
  return new Map(running.map((each, index) => [each, runs[index]!]));
}

function judge(page: Page, output: Output, run: Run | undefined): Problem | undefined {
  const {compared, shown, line, name, printedBy} = output;
  const problem = (message: string, remedy: string): Problem => ({
    file: page.file,
    line,
    message,
    remedy,
  });
  const listed = `add an entry with the output “${name}” and the reason to ${notRunFile}`;
  if (printedBy !== undefined) {
    return problem(
      `Nothing runs the output “${name}”, which ${printedBy} prints.`,
      `Let an example follow the page, or record the output: set it as the \`output\` of a step of an example, and add file="examples/…" to the code block. If no example can run it, ${listed}.`,
    );
  }
  if (run === undefined) {
    return problem(
      `The output “${name}” has no sample above it.`,
      `Show the code that prints it. If no sample can print it, ${listed}.`,
    );
  }
  const value = compared === 'printed' ? undefined : run.values[compared.id];
  if (compared === 'printed' ? run.error !== undefined : value === undefined) {
    return problem(
      `The sample of “${name}” doesn't run: ${run.error ?? 'It skips the statement.'}`,
      `Correct the sample. If it can't run in Node.js, ${listed}.`,
    );
  }
  if (compared === 'printed') {
    return isPrinted(shown, run.printed)
      ? undefined
      : problem(
          `The page shows this output:\n${shown}\nThe sample above prints:\n${run.printed.trimEnd() || '(nothing)'}`,
          `Copy what the sample prints. If the output comes from another program, ${listed}.`,
        );
  }
  return isValue(shown, value!, compared.rounded)
    ? undefined
    : problem(
        `According to the page, the result of “${name.slice(0, -shown.length).trim()}” is ${shown}, but it is ${value!.threw ?? value!.string}.`,
        'Write that value. If you round a number, put “about” before it, or replace the digits that you leave out with “…”.',
      );
}

/** Reports outputs of examples that no step of the example prints. `npm run examples` compares the others. */
async function unrecorded(
  root: string,
  shown: readonly {page: Page; line: number; file: string}[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const known = listExamples(root);
  for (const {page, line, file} of shown) {
    const [folder, id = '', ...rest] = file.replace(/#.*/, '').split('/');
    const example =
      folder === 'examples' && known.includes(id) ? await loadExample(root, id) : undefined;
    const recorded = example?.example.steps.flatMap(({output}) => output ?? []) ?? [];
    if (!recorded.includes(rest.join('/'))) {
      problems.push({
        file: page.file,
        line,
        message: `No step of an example prints the output ${file}.`,
        remedy: `Set it as the \`output\` of a step in examples/${id}/example.ts, and run \`npm run examples -- ${id} --record\`.`,
      });
    }
  }
  return problems;
}
