import {hashedFolder} from './headers';

export interface UploadStep {
  readonly name: string;
  /** Paths in the built site, sorted. */
  readonly files: readonly string[];
}

const assets = hashedFolder.slice(1);

/**
 * The order in which a build goes to its host, one step after the other. Wherever it stops, every page
 * that is there finds its assets: those of the new pages are there before them, and those of the old
 * pages stay.
 *
 * @param files paths of all files of the built site
 */
export const uploadSteps = (files: readonly string[]): UploadStep[] => {
  const sorted = [...files].sort();
  const isPage = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file);
  return [
    {name: 'assets', files: sorted.filter((file) => file.startsWith(assets))},
    {
      name: 'pictures, data and files for the host',
      files: sorted.filter((file) => !file.startsWith(assets) && !isPage(file)),
    },
    {name: 'pages', files: sorted.filter((file) => !file.startsWith(assets) && isPage(file))},
  ];
};

/** The assets on the host that are no part of the site any more, with the day on which they left it. */
export type RetiredAssets = Readonly<Record<string, string>>;

/** Days for which a tab that was open during a deploy may still ask for assets of its own build. */
export const keptDays = 30;

const dayInMilliseconds = 86_400_000;

/**
 * Which assets on the host have left the site, and which of them long enough ago to go.
 *
 * @param retired what this function returned after the deploy before
 * @param onHost paths of all assets on the host
 * @param current paths of the assets of this build
 */
export const retireAssets = (
  retired: RetiredAssets,
  onHost: readonly string[],
  current: ReadonlySet<string>,
  now: Date,
): {readonly retired: RetiredAssets; readonly expired: readonly string[]} => {
  const since = (file: string) => retired[file] ?? now.toISOString().slice(0, 10);
  const isExpired = (file: string) =>
    now.getTime() - Date.parse(since(file)) > keptDays * dayInMilliseconds;
  const old = onHost.filter((file) => !current.has(file)).sort();
  return {
    retired: Object.fromEntries(
      old.filter((file) => !isExpired(file)).map((file) => [file, since(file)]),
    ),
    expired: old.filter(isExpired),
  };
};
