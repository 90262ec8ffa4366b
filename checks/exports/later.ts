import {readSince} from '../../scripts/since/file';
import type {Problem} from '../lib/problem';

/**
 * What an installed version newer than 4.0.331 has, and the newest version up to 4.0.331 that can be had
 * has not. `npm run since` finds these names; here stands what was decided about each.
 */
interface LaterName {
  package: string;
  /** An export, with all that belongs to it; or one member: `fitText > inputs > text`. */
  name: string;
  /** Whether 4.0.331 had it. What is absent is not documented. */
  verdict: 'there' | 'absent';
  reason: string;
}

export const laterNames: readonly LaterName[] = [
  {
    package: '@remotion/layout-utils',
    name: 'fitTextOnNLines',
    verdict: 'there',
    reason:
      'the registry has nothing between 4.0.298, which lacks it, and 4.0.332; docs-routes.tsv, which lists the pages of 4.0.331, has its page',
  },
];

/** Every name that only the newer version has is decided upon, and no decision is left over. */
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
        message: `The installed ${each.package} has \`${each.name}\`, and the newest version before 4.0.332 has not.`,
        remedy: 'Find out whether 4.0.331 had it, and add it with the verdict and the reason.',
      });
    }
  }
  for (const decided of laterNames) {
    if (!found.some((each) => covers(decided, each.package, each.name))) {
      problems.push({
        file: 'checks/exports/later.ts',
        line: 1,
        message: `\`${decided.name}\` of ${decided.package} is no name that only the installed version has.`,
        remedy: 'Remove its entry.',
      });
    }
  }
  return problems;
}

/** Whether a name came after 4.0.331. */
export function isLater(packageName: string, name: string): boolean {
  return laterNames.some((each) => each.verdict === 'absent' && covers(each, packageName, name));
}

/** Whether 4.0.331 is said to have an export that no tested version up to it has. */
export function isThereWithoutEvidence(packageName: string, symbol: string): boolean {
  return laterNames.some(
    (each) => each.verdict === 'there' && each.package === packageName && each.name === symbol,
  );
}

function covers(decided: LaterName, packageName: string, name: string): boolean {
  return (
    decided.package === packageName &&
    (decided.name === name || name.startsWith(`${decided.name} > `))
  );
}
