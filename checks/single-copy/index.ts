import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Check, lineWith} from '@docs-kit/docs-proof';

/** Versions by name. */
type Dependencies = Readonly<Record<string, string>>;

/** An entry of package-lock.json. The first one, with an empty name, is the site. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Dependencies;
}

/** Packages that break the site if there are two copies, because each copy has its own context or registry. */
const singleCopies = /^(?:react|react-dom|remotion|@(?:docusaurus|remotion)\/.*)$/;

/** Packages that must have the version of a dependency of the site. */
const sameVersion: readonly (readonly [packages: RegExp, as: string])[] = [
  [/^remotion$/, 'remotion'],
  [/^@docusaurus\/(?!react-loadable$)/, '@docusaurus/core'],
];

/** Binaries that the registry that was used to write the lockfile lacks, so that it could not provide their integrity. */
const withoutIntegrity = /^@remotion\/compositor-(?:darwin|linux-arm64|win32)-/;

/** What is wrong with an entry, and what to do about it. */
function* judge(
  location: string,
  {version = '?', resolved, integrity}: LockedPackage,
  dependencies: Dependencies,
): Generator<readonly [message: string, remedy: string]> {
  const name = location.replace(/^.*node_modules\//, '');
  const override = 'Add it to `overrides` in package.json and run `npm install`.';
  if (singleCopies.test(name) && location !== `node_modules/${name}`) {
    yield [`${location} is a second copy of ${name}, which must only exist once.`, override];
  }
  const [, same = ''] = sameVersion.find(([packages]) => packages.test(name)) ?? [];
  const wanted = dependencies[same] ?? version;
  if (version !== wanted) {
    yield [`${location} has version ${version} instead of ${wanted}.`, override];
  }
  if (resolved !== undefined) {
    yield [
      `${location} contains the URL ${resolved}.`,
      'Install with the .npmrc of the repository, which omits URLs.',
    ];
  }
  if (!integrity && !(withoutIntegrity.test(name) && version === dependencies['remotion'])) {
    yield [
      `${location} (${version}) has no \`integrity\`, so npm would install whatever the registry returns.`,
      'Run `npm install`. If the registry lacks the package, use a version that it has for all systems.',
    ];
  }
}

/** Packages that must only exist once have one copy, and npm can verify every package with any registry. */
export const check: Check = {
  name: 'single-copy',
  async run({root}) {
    const file = 'package-lock.json';
    const text = readFileSync(path.join(root, file), 'utf8');
    const {packages} = JSON.parse(text) as {
      readonly packages: Readonly<Record<string, LockedPackage>>;
    };
    const dependencies = packages['']?.dependencies ?? {};
    // The root and its workspaces aren't downloaded.
    const entries = Object.entries(packages).filter(
      ([location, {link}]) => location.includes('node_modules/') && !link,
    );
    return {
      problems: entries.flatMap(([location, entry]) =>
        [...judge(location, entry, dependencies)].map(([message, remedy]) => ({
          file,
          line: lineWith(text, (line) => line.trim() === `"${location}": {`),
          message,
          remedy,
        })),
      ),
      summary: `${entries.length} packages`,
    };
  },
};
