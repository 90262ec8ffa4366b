import {readFileSync} from 'node:fs';
import path from 'node:path';

interface Locked {
  readonly version?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Reads the lockfile.
 *
 * @param root absolute path of the repository
 * @returns a function that finds the packages that source texts and commands name, and lists these packages and everything
 *   that they depend on, as `node_modules/remotion@4.0.331`, sorted. Other names are ignored.
 */
export const readLockedPackages = (
  root: string,
): ((texts: readonly string[], commands?: readonly string[]) => string[]) => {
  const {packages} = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const commandsOf = new Map(
    Object.entries(packages)
      .filter(([place]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place))
      .flatMap(([place, {bin = {}}]) => Object.keys(bin).map((name) => [name, place] as const)),
  );

  /** Where Node.js finds a package that is imported from another. */
  const resolve = (from: string, name: string): string | undefined => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
      if (packages[place]) {
        return place;
      }
      if (at === '') {
        return undefined;
      }
    }
  };

  const visit = (place: string, found: Set<string>): void => {
    if (found.has(place)) {
      return;
    }
    found.add(place);
    const {dependencies, optionalDependencies, peerDependencies} = packages[place] ?? {};
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const other = resolve(place, name);
      if (other !== undefined) {
        visit(other, found);
      }
    }
  };

  return (texts, commands = []) => {
    const found = new Set<string>();
    const quoted = texts.flatMap((text) => [
      ...text.matchAll(/['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"`]/g),
    ]);
    for (const [, name = ''] of quoted) {
      const place = resolve('', name);
      if (place !== undefined) {
        visit(place, found);
      }
    }
    for (const word of commands.flatMap((command) => command.split(/\s+/))) {
      const place = commandsOf.get(word);
      if (place !== undefined) {
        visit(place, found);
      }
    }
    return [...found].map((place) => `${place}@${packages[place]?.version}`).sort();
  };
};
