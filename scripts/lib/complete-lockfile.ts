import {
  entriesWithoutIntegrity,
  missingPlatforms,
  type LockedPackage,
  type Lockfile,
} from '../../checks/single-copy/lockfile';

const systems = 'aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32';
const processors = 'arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64';

/** The suffix of a package name: `-linux-x64-musl`. */
const platform = new RegExp(
  `\\b(${systems})-(${processors})(?:-(gnu|musl|gnueabihf|musleabihf|msvc|eabi))?$`,
);

/**
 * Adds the packages for other systems that npm left out because the registry of this machine lacks them. They
 * belong to the same release as the package that depends on them, so they have the same license.
 *
 * @returns the lockfile, and the names that were added
 * @throws if the name of a package doesn't contain its system, or if its version is a range
 */
export const completeLockfile = (lockfile: Lockfile): {lockfile: Lockfile; added: string[]} => {
  const missing = missingPlatforms(lockfile);
  const entries = missing.map(({name, version, of}): [string, LockedPackage] => {
    const [, os, cpu, libc] = platform.exec(name) ?? [];
    if (os === undefined || cpu === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(
        `${name}@${version} cannot be added to package-lock.json, because its name does not contain a system or its version is a range. Run \`npm install\` with a registry that has the package.`,
      );
    }
    const {dev, license} = lockfile.packages[of] ?? {};
    return [
      `node_modules/${name}`,
      {
        version,
        cpu: [cpu],
        ...(dev && {dev}),
        ...(os === 'linux' && libc && {libc: [libc.startsWith('musl') ? 'musl' : 'glibc']}),
        ...(license && {license}),
        optional: true,
        os: [os],
      },
    ];
  });
  const packages = Object.entries({...lockfile.packages, ...Object.fromEntries(entries)}).sort(
    ([a], [b]) => a.localeCompare(b, 'en'),
  );
  return {
    lockfile: {...lockfile, packages: Object.fromEntries(packages)},
    added: missing.map(({name}) => name),
  };
};

/** Returns the integrity of a package (`sha512-…`), or undefined if the registry lacks the version. */
export type IntegrityLookup = (name: string, version: string) => Promise<string | undefined>;

/**
 * Adds the missing integrity to each entry.
 *
 * @returns the lockfile, the packages that were completed, and the packages that the registry doesn't have
 */
export const completeIntegrity = async (
  lockfile: Lockfile,
  lookUp: IntegrityLookup,
): Promise<{lockfile: Lockfile; completed: string[]; unknown: string[]}> => {
  const packages = {...lockfile.packages};
  const completed: string[] = [];
  const unknown: string[] = [];
  for (const [location, entry] of entriesWithoutIntegrity(lockfile)) {
    const name = location.replace(/^.*node_modules\//, '');
    const {version = ''} = entry;
    const integrity = await lookUp(name, version);
    if (integrity === undefined) {
      unknown.push(`${name}@${version}`);
    } else {
      // Same position as npm writes it, so that the next `npm install` changes nothing.
      packages[location] = {version, integrity, ...withoutVersion(entry)};
      completed.push(`${name}@${version}`);
    }
  }
  return {lockfile: {...lockfile, packages}, completed, unknown};
};

const withoutVersion = ({version: _, ...rest}: LockedPackage): LockedPackage => rest;
