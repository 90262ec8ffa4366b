/** Whether a version is a release: neither a prerelease nor the placeholder 0.0.0. */
export function isRelease(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version) && version !== '0.0.0';
}

/** Orders releases from old to new. */
export const compareVersions = new Intl.Collator('en', {numeric: true}).compare;

/** Whether no release can exist between two versions, such as 4.0.56 and 4.0.57. */
export function isNext(older: string, newer: string): boolean {
  const [major, minor, patch] = older.split('.').map(Number);
  return newer === `${major}.${minor}.${(patch ?? 0) + 1}`;
}
