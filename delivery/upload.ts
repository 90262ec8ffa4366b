import {hashedFolder} from './headers';

export interface UploadStep {
  readonly name: string;
  /** Paths in the built site, sorted. */
  readonly files: readonly string[];
}

const assets = hashedFolder.slice(1);

/**
 * Returns the steps in which a build is uploaded. If the upload stops at any point, all pages still find their
 * assets: new assets are uploaded before the pages that need them, and old assets are kept.
 *
 * @param files paths of all files of the built site
 */
export const uploadSteps = (files: readonly string[]): UploadStep[] => {
  const sorted = [...files].sort();
  const isPage = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file);
  return [
    {name: 'assets', files: sorted.filter((file) => file.startsWith(assets))},
    {
      name: 'images, data and files for the host',
      files: sorted.filter((file) => !file.startsWith(assets) && !isPage(file)),
    },
    {name: 'pages', files: sorted.filter((file) => !file.startsWith(assets) && isPage(file))},
  ];
};

/** Assets on the host that the site no longer contains, with the day on which they were removed from it. */
export type RetiredAssets = Readonly<Record<string, string>>;

/** The number of days for which assets of an old build are kept for tabs that were open during a deploy. */
export const keptDays = 30;

const dayInMilliseconds = 86_400_000;

/**
 * Determines which assets on the host the site no longer contains, and which of them can be deleted.
 *
 * @param retired the return value of the previous deploy
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
