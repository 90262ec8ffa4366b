/** Returns the newest stable version of Docusaurus 3. @throws if there is none */
export const newestVersion = (versions: readonly string[]): string => {
  const newest = versions
    .filter((version) => /^3\.\d+\.\d+$/.test(version))
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
  if (newest === undefined) {
    throw new Error(`There is no stable version of Docusaurus 3 in the list: ${versions.join()}`);
  }
  return newest;
};

/** Sets the version of all packages of Docusaurus, including those in `overrides`, in the text of a package.json. */
export const setDocusaurusVersion = (manifest: string, version: string): string =>
  manifest.replaceAll(/("@docusaurus\/[\w-]+": )"\d[^"]*"/g, `$1"${version}"`);
