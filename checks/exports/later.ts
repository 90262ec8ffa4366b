import {readSince} from '../../scripts/since/file';
import type {Problem} from '../lib/problem';

/**
 * A name that exists in an installed version newer than 4.0.331, but not in the newest available version up to 4.0.331.
 * `npm run since` finds these names. This list has those that existed in 4.0.331 nevertheless.
 */
interface LaterName {
  package: string;
  /** An export including all its members, or a single member: `fitText > inputs > text`. */
  name: string;
  reason: string;
}

const laterNames: readonly LaterName[] = [
  ...['transcribe > inputs > flashAttention', 'transcribe > inputs > additionalArgs'].map(
    (name) => ({
      package: '@remotion/install-whisper-cpp',
      name,
      reason:
        'the registry has no version between 4.0.298, which lacks it, and 4.0.332, but its public documentation dates it to 4.0.324',
    }),
  ),
  {
    package: '@remotion/layout-utils',
    name: 'fitTextOnNLines',
    reason:
      'the registry has no version between 4.0.298, which lacks it, and 4.0.332, but the documentation of 4.0.331 has its page',
  },
];

/** Every name that only the newer version has must be in the list or hidden, and every entry must be needed. */
export function undecided(root: string): Problem[] {
  const problems: Problem[] = [];
  const found = Object.entries(readSince(root).packages).flatMap(([name, {later = []}]) =>
    later.map((each) => ({package: name, name: each})),
  );
  for (const each of found) {
    if (!laterNames.some((decided) => covers(decided, each.package, each.name))) {
      problems.push({
        file: 'checks/exports/later.ts',
        line: 1,
        message: `The installed version of ${each.package} has \`${each.name}\`, but the newest version before 4.0.332 doesn't.`,
        remedy:
          'Find out whether it existed in 4.0.331. If so, add it to `laterNames` with a reason. If not, add a member to `hiddenMembers` in exceptions.ts, or an export to `undocumented` in homes.ts, and run `npm run since`.',
      });
    }
  }
  for (const decided of laterNames) {
    if (!found.some((each) => covers(decided, each.package, each.name))) {
      problems.push({
        file: 'checks/exports/later.ts',
        line: 1,
        message: `\`${decided.name}\` from ${decided.package} is listed, but it isn't exclusive to the installed version.`,
        remedy: 'Remove the entry from `laterNames`.',
      });
    }
  }
  return problems;
}

/** Whether an export existed in 4.0.331 although no tested version up to 4.0.331 has it. */
export const isThereWithoutEvidence = (packageName: string, symbol: string): boolean =>
  laterNames.some((each) => each.package === packageName && each.name === symbol);

function covers(decided: LaterName, packageName: string, name: string): boolean {
  return (
    decided.package === packageName &&
    (decided.name === name || name.startsWith(`${decided.name} > `))
  );
}
