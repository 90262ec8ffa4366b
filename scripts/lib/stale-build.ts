import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** The files and folders that the build reads, relative to the root. */
const inputs = [
  'blog',
  'config',
  'delivery',
  'docs',
  'docusaurus.config.ts',
  'examples',
  'i18n',
  'learn',
  'package-lock.json',
  'plugins',
  'redirects.ts',
  'sidebars',
  'sidebars.ts',
  'src',
  'static',
  'success-stories',
  'toolkit-packages.ts',
  '.env',
];

/** Folders that tests write to. */
const generated = new Set(['node_modules', 'out', 'build', 'dist', '.next']);

const hasChangedSince = (time: number, file: string): boolean => {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (stats === undefined) {
    return false;
  }
  if (!stats.isDirectory()) {
    return stats.mtimeMs > time;
  }
  return readdirSync(file)
    .filter((name) => !generated.has(name))
    .some((name) => hasChangedSince(time, path.join(file, name)));
};

/** Whether a file that the build reads was changed or added after the build. */
export const isBuildStale = (root: string, buildDir: string): boolean => {
  const page = path.join(buildDir, 'index.html');
  return (
    !existsSync(page) ||
    inputs.some((input) => hasChangedSince(statSync(page).mtimeMs, path.join(root, input)))
  );
};
