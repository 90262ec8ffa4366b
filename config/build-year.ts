import {execFileSync} from 'node:child_process';

/**
 * The year in the static copyright line. It comes from the commit (or SOURCE_DATE_EPOCH) and not from the
 * clock, so that two builds of one commit are identical. The browser shows the current year.
 */
export const buildYear = (siteDir: string, env: Record<string, string | undefined>): number => {
  const epoch = Number(env.SOURCE_DATE_EPOCH);
  if (Number.isInteger(epoch) && epoch > 0) {
    return new Date(epoch * 1000).getUTCFullYear();
  }
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(date.slice(0, 4)) || releaseYear;
  } catch {
    // Source archives have no git history.
    return releaseYear;
  }
};

/** The year in which version 4.0.331 of the toolkit was published. */
const releaseYear = 2025;
