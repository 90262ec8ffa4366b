import {readAppFiles, scriptsOf} from '../route-sections/app-files';
import type {BuiltSite, PageEdit} from '../built-pages';

/** The chunk name of the dialog in `src/components/search/SearchBar.tsx`. */
const searchDialog = 'on-demand-search-modal';

const bootScript = /<script data-app=/;

/**
 * Adds the files that the app will request to each page, so that the boot script can load them together with
 * the app instead of after it: the scripts of the page in `data-page`, and those of the search dialog in
 * `data-search`.
 *
 * @throws if a page has no boot script, or if the search dialog has no chunk of its own
 */
export const nameFiles = ({
  generatedFilesDir,
  baseUrl,
}: Pick<BuiltSite, 'generatedFilesDir' | 'baseUrl'>): PageEdit => {
  const files = readAppFiles(generatedFilesDir);
  const dialog = files.chunks[searchDialog];
  if (!dialog) {
    throw new Error(
      `plugins/deferred-hydration: the app has no chunk "${searchDialog}". Set \`searchDialog\` to the chunk name in src/components/search/SearchBar.tsx.`,
    );
  }
  const listOf = (names: readonly string[]) => names.map((name) => baseUrl + name).join(' ');
  const search = listOf(dialog);
  return (html, route) => {
    const named = html.replace(
      bootScript,
      `<script data-page="${listOf(scriptsOf(files, route) ?? [])}" data-search="${search}" data-app=`,
    );
    if (named === html) {
      throw new Error(
        'plugins/deferred-hydration found no boot script. Compare the plugin with the output of config/boot.ts.',
      );
    }
    return named;
  };
};
