import type {Problem} from '@docs-kit/docs-proof';
import {exceptions} from '../toolkit/exceptions';
import type {SinceFile} from './generate/file';

/**
 * A name that exists in an installed version newer than 4.0.331, but not in the newest available version up to 4.0.331.
 * `npm run since` finds these names. This list has those that existed in 4.0.331 nevertheless.
 */
interface NameWithoutEvidence {
  package: string;
  /** An export including all its members, or a single member: `fitText > inputs > text`. */
  name: string;
  reason: string;
}

const namesWithoutEvidence: readonly NameWithoutEvidence[] = [
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
export function undecided({packages}: SinceFile): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string, remedy: string): void => {
    problems.push({file: 'features/since/without-evidence.ts', line: 1, message, remedy});
  };
  const found = Object.entries(packages).flatMap(([name, {later = []}]) =>
    later.map((each) => ({package: name, name: each})),
  );
  for (const each of found) {
    if (!namesWithoutEvidence.some((decided) => covers(decided, each.package, each.name))) {
      problem(
        `The installed version of ${each.package} has \`${each.name}\`, but the newest version before 4.0.332 doesn't.`,
        `Find out whether it existed in 4.0.331. If so, add it to \`namesWithoutEvidence\` with a reason. If not, add a member to \`hiddenMembers\` or an export to \`undocumented\` in ${exceptions.file}, and run \`npm run since\`.`,
      );
    }
  }
  for (const decided of namesWithoutEvidence) {
    if (!found.some((each) => covers(decided, each.package, each.name))) {
      problem(
        `\`${decided.name}\` from ${decided.package} is listed, but it isn't exclusive to the installed version.`,
        'Remove the entry from `namesWithoutEvidence`.',
      );
    }
  }
  return problems;
}

/** Whether an export existed in 4.0.331 although no tested version up to 4.0.331 has it. */
export const existsWithoutEvidence = (packageName: string, symbol: string): boolean =>
  namesWithoutEvidence.some((each) => each.package === packageName && each.name === symbol);

function covers(decided: NameWithoutEvidence, packageName: string, name: string): boolean {
  return (
    decided.package === packageName &&
    (decided.name === name || name.startsWith(`${decided.name} > `))
  );
}
