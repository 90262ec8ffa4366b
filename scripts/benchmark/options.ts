/** The parts of the benchmark, in the order in which they run. */
export const parts = ['build', 'load', 'lighthouse', 'click', 'search', 'scale'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** Repeats less and adds fewer copies: only tests whether the benchmark works. */
  readonly quick: boolean;
}

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

const usage = `The options are --quick, --scale, and --only with one or more of ${parts.join(',')}, for example --only load,search.`;

/**
 * Reads `--only load,search`, `--scale` and `--quick`. The scale part builds both sites six more times, so it
 * only runs with `--scale` or if it is named in `--only`.
 *
 * @throws if an argument or a part is unknown
 */
export const readOptions = (args: readonly string[]): Options => {
  let only: Part[] | undefined;
  let scale = false;
  let quick = false;
  const rest = args.flatMap((arg) => arg.split('='));
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--quick') {
      quick = true;
    } else if (arg === '--scale') {
      scale = true;
    } else if (arg === '--only') {
      const names = (rest.shift() ?? '').split(',').filter(Boolean);
      const unknown = names.filter((name) => !isPart(name));
      if (names.length === 0 || unknown.length > 0) {
        throw new Error(`Unknown part "${unknown.join(', ')}". ${usage}`);
      }
      only = names.filter(isPart);
    } else {
      throw new Error(`Unknown argument ${arg}. ${usage}`);
    }
  }
  const asked = only ?? (scale ? parts : parts.filter((part) => part !== 'scale'));
  return {
    parts: parts.filter((part) => asked.includes(part) || (scale && part === 'scale')),
    quick,
  };
};
