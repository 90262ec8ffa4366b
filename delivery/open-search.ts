import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {searchName} from '../config/search';
import {contentTypes} from './hosts/content-types';

/**
 * Corrects the OpenSearch description. Docusaurus uses the title of the site as its name, which is too long,
 * and sets the type `image/x-icon` for every icon.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md#the-shortname-element
 * @throws if the file doesn't have the format of this Docusaurus version
 */
export const correctOpenSearch = (outDir: string): void => {
  const file = path.join(outDir, 'opensearch.xml');
  if (!existsSync(file)) {
    return;
  }
  const xml = readFileSync(file, 'utf8');
  const replace = (text: string, pattern: RegExp, replacement: string): string => {
    if (!pattern.test(text)) {
      throw new Error(
        `opensearch.xml has no match for ${pattern.source}. Compare delivery/open-search.ts with the template of @docusaurus/theme-search-algolia.`,
      );
    }
    return text.replace(pattern, replacement);
  };
  const icon = /<Image [^>]*>[^<]*\.(\w+)<\/Image>/.exec(xml)?.[1] ?? '';
  let corrected = replace(
    xml,
    /<ShortName>.*<\/ShortName>/,
    `<ShortName>${searchName}</ShortName>`,
  );
  corrected = replace(
    corrected,
    /<Description>.*<\/Description>/,
    `<Description>Search the Remotion documentation</Description>`,
  );
  corrected = replace(
    corrected,
    /(<Image [^>]*type=")[^"]*"/,
    `$1${contentTypes[icon] ?? 'image/x-icon'}"`,
  );
  writeFileSync(file, corrected);
};
