import {execFileSync} from 'node:child_process';

/**
 * The year that the static copyright line carries. It is the year of the commit (or of
 * SOURCE_DATE_EPOCH), not of the clock, so that two builds of one commit are identical; the browser
 * shows the current year.
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
    // A source archive has no history.
    return releaseYear;
  }
};

/** The year in which toolkit version 4.0.331 was published. */
const releaseYear = 2025;
