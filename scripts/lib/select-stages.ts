import type {Stage} from './stages';

/** What `npm test` can run: parts, each with one or more stages. */
export interface Part {
  readonly name: string;
  readonly stages: readonly Stage[];
  /** Whether it only runs if it is named. */
  readonly onlyByName?: boolean;
}

export interface Selection {
  readonly stages: readonly Stage[];
  /** A line to print before the run or instead of it. */
  readonly message?: string;
  /** Whether the arguments are invalid, so nothing can run. */
  readonly isError?: boolean;
}

const refuse = (message: string): Selection => ({stages: [], message, isError: true});

/**
 * Selects the stages that `npm test` runs.
 *
 * @param args names of parts, or `--failed`; if empty, all parts that don't only run by name
 * @param failed returns the names of the stages that failed or didn't finish in their last run; undefined if no
 *   run is recorded
 * @param isOutdated whether the sources changed since a stage produced what other stages need
 */
export const selectStages = (
  args: readonly string[],
  parts: readonly Part[],
  {
    failed,
    isOutdated,
  }: {
    readonly failed: () => readonly string[] | undefined;
    readonly isOutdated: (stage: string) => boolean;
  },
): Selection => {
  const names = args.filter((arg) => arg !== '--failed');
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    return refuse(
      `Unknown part: ${unknown.join(', ')}. Use one of ${parts.map(({name}) => name).join(', ')}.`,
    );
  }
  if (!args.includes('--failed')) {
    return {
      stages: parts
        .filter(({name, onlyByName}) => (names.length === 0 ? !onlyByName : names.includes(name)))
        .flatMap(({stages}) => stages),
    };
  }
  if (names.length > 0) {
    return refuse('`--failed` repeats every stage that failed. Remove the names of the parts.');
  }
  const recorded = failed();
  if (recorded === undefined) {
    return refuse('No run is recorded, so there is nothing to repeat. Run `npm test` first.');
  }
  const all = parts.flatMap(({stages}) => stages);
  const wanted = new Set(all.map(({name}) => name).filter((name) => recorded.includes(name)));
  if (wanted.size === 0) {
    return {stages: [], message: 'No stage failed in the last run. There is nothing to repeat.'};
  }
  const repeated = [...wanted];
  // Tests of an outdated build wouldn't test the current sources.
  all
    .filter(({name}) => repeated.includes(name))
    .flatMap(({needs = []}) => needs)
    .filter((name) => isOutdated(name))
    .forEach((name) => wanted.add(name));
  const added = [...wanted].filter((name) => !repeated.includes(name));
  return {
    stages: all.filter(({name}) => wanted.has(name)),
    message: [
      `Repeating the stages that failed or did not finish in the last run: ${repeated.join(', ')}.`,
      ...(added.length > 0
        ? [`The sources changed since then, so these stages run too: ${added.join(', ')}.`]
        : []),
    ].join('\n'),
  };
};
