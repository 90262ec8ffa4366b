import type {Problem} from '../../packages/docs-proof/lib/problem';

/** An entry of package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Packages that break the site if there are two copies, because each copy has its own context or registry. */
export interface SingleCopy {
  readonly packages: RegExp;
  /** The required version; undefined if versions differ within the group. */
  readonly version?: string;
  readonly why: string;
}

export const singleCopies: readonly SingleCopy[] = [
  {
    packages: /^@docusaurus\/(?!react-loadable$)/,
    version: '3.8.1',
    why: "components of one copy don't find the providers of the other",
  },
  {packages: /^(?:react|react-dom)$/, why: "hooks of one copy don't work with the other"},
  {packages: /^remotion$/, version: '4.0.331', why: 'the docs describe this version'},
  {
    packages: /^@remotion\//,
    why: "compositions of one copy don't find the timeline of the other",
  },
];

const file = 'package-lock.json';

/** A problem with the lockfile, whose line is found by the key of its entry. */
export interface LockfileProblem extends Problem {
  /** The key of the entry: `node_modules/react`. */
  readonly location?: string | undefined;
}

const problem = (
  location: string | undefined,
  message: string,
  remedy: string,
): LockfileProblem => ({file, line: 1, location, message, remedy});

/** Returns `@docusaurus/core` for `node_modules/a/node_modules/@docusaurus/core`. */
const nameOf = (location: string): string => location.replace(/^.*node_modules\//, '');

/** Packages that must exist only once must have one copy, in the required version. */
export const checkCopies = (
  {packages}: Lockfile,
  rules: readonly SingleCopy[],
): LockfileProblem[] =>
  rules.flatMap((rule) => {
    const found = Object.entries(packages).filter(
      ([location]) => location !== '' && rule.packages.test(nameOf(location)),
    );
    const names = [...new Set(found.map(([location]) => nameOf(location)))];
    if (names.length === 0) {
      return [
        problem(
          undefined,
          `No package matches ${String(rule.packages)}.`,
          'Correct the rule in checks/single-copy/lockfile.ts.',
        ),
      ];
    }
    return names.flatMap((name) => {
      const copies = found.filter(([location]) => nameOf(location) === name);
      const wrong = copies.filter(
        ([, {version}]) => rule.version !== undefined && version !== rule.version,
      );
      return [
        ...(copies.length > 1
          ? [
              problem(
                // The first copy below another package: the one at the top is the right one.
                copies
                  .map(([location]) => location)
                  .find((each) => each !== `node_modules/${name}`),
                `${name} is installed ${copies.length} times (${copies.map(([location, {version}]) => `${version ?? '?'} in ${location}`).join(', ')}): ${rule.why}.`,
                `Add it to \`overrides\` in package.json and run \`npm install\`.`,
              ),
            ]
          : []),
        ...wrong.map(([location, {version}]) =>
          problem(
            location,
            `${location} has ${version === undefined ? 'no version' : `version ${version}`} instead of ${rule.version ?? ''}: ${rule.why}.`,
            `Add it to \`overrides\` in package.json and run \`npm install\`.`,
          ),
        ),
      ];
    });
  });

/** The lockfile must not contain hosts, so that it works with any mirror of the registry. */
export const checkAddresses = ({packages}: Lockfile): LockfileProblem[] =>
  Object.entries(packages)
    .filter(([, {resolved, link}]) => resolved !== undefined && !link)
    .map(([location, {resolved = ''}]) =>
      problem(
        location,
        `${location} contains the URL ${resolved}.`,
        'Install with the .npmrc of the repository, which omits URLs.',
      ),
    );

/** Packages whose integrity no available registry provides, by their location in the lockfile. */
export interface WithoutIntegrity {
  readonly packages: RegExp;
  readonly version: string;
  readonly reason: string;
}

export const withoutIntegrity: readonly WithoutIntegrity[] = [
  {
    packages: /^@remotion\/compositor-(?:darwin|linux-arm64|win32)-/,
    version: '4.0.331',
    reason:
      'The registry that was used to write the lockfile lacks the toolkit version of these binaries. Run `npm install` with a registry that has them.',
  },
];

/**
 * Every entry must have an integrity hash, so that npm rejects a package that differs from the locked one.
 * The check fails for an exception that no entry needs.
 */
export const checkIntegrity = (
  {packages}: Lockfile,
  exceptions: readonly WithoutIntegrity[],
): LockfileProblem[] => {
  // The root and its workspace aren't downloaded.
  const entries = Object.entries(packages).filter(
    ([location, {integrity, link}]) => location.includes('node_modules/') && !link && !integrity,
  );
  const isExcused = ([location, {version}]: [string, LockedPackage], each: WithoutIntegrity) =>
    each.packages.test(nameOf(location)) && each.version === version;
  return [
    ...entries
      .filter((entry) => !exceptions.some((each) => isExcused(entry, each)))
      .map(([location, {version = '?'}]) =>
        problem(
          location,
          `${location} (${version}) has no \`integrity\`, so npm would install whatever the registry returns.`,
          'Run `npm install`. If the registry lacks the package, use a version that it has for all systems.',
        ),
      ),
    ...exceptions
      .filter((each) => !entries.some((entry) => isExcused(entry, each)))
      .map((each) => ({
        ...problem(
          undefined,
          `No entry without \`integrity\` matches ${String(each.packages)}.`,
          'Remove the exception.',
        ),
        file: 'checks/single-copy/lockfile.ts',
      })),
  ];
};
