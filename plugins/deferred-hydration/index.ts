import {readAppFiles, scriptsOf} from '../route-sections/app-files';
import type {BuiltSite, PageEdit} from '../built-pages';

/** The name that `src/components/search/SearchBar.tsx` gives the chunk of the dialog. */
const searchDialog = 'on-demand-search-modal';

const bootScript = /<script data-app=/;

/**
 * Tells the boot script of a page which files the app will ask for, so that they come at the same time as
 * the app and not after it: in `data-page` the scripts of the page, in `data-search` the search dialog.
 *
 * @throws when a page has no boot script, or the app has no search dialog of its own
 */
export const nameFiles = ({generatedFilesDir, baseUrl}: BuiltSite): PageEdit => {
  const files = readAppFiles(generatedFilesDir);
  const dialog = files.chunks[searchDialog];
  if (!dialog) {
    throw new Error(
      `plugins/deferred-hydration: the app has no chunk "${searchDialog}". Give this plugin the name that the search bar imports its dialog by.`,
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
        `plugins/deferred-hydration: ${route} has no boot script. Check how config/boot.ts writes it.`,
      );
    }
    return named;
  };
};
