import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentTypes} from '../../delivery/hosts/content-types';
import type {BuiltPage} from '../lib/built-site';
import type {Problem} from '../lib/problem';

const file = 'build/opensearch.xml';

/** https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md#the-shortname-element */
const maxNameLength = 16;

/** Browsers must be able to add the search of the site, with a short name and an icon. */
export const checkOpenSearch = (root: string, pages: readonly BuiltPage[]): Problem[] => {
  const problem = (message: string, remedy: string): Problem => ({file, line: 1, message, remedy});
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    return [
      problem(
        'The file is missing.',
        'Make sure that docusaurus.config.ts includes plugins/search, which generates it.',
      ),
    ];
  }
  const xml = readFileSync(absolute, 'utf8');
  const name = /<ShortName>([^<]*)<\/ShortName>/.exec(xml)?.[1] ?? '';
  const [, type = '', icon = ''] =
    /<Image [^>]*type="([^"]*)"[^>]*>([^<]*)<\/Image>/.exec(xml) ?? [];
  const iconType = contentTypes[path.extname(icon).slice(1)];
  const otherNames = new Set(
    pages.flatMap(({links}) =>
      links
        .filter(({rel, title}) => rel === 'search' && title !== name)
        .map(({title = ''}) => title),
    ),
  );
  return [
    ...(name.length >= 1 && name.length <= maxNameLength
      ? []
      : [
          problem(
            `The ShortName "${name}" has ${name.length} characters.`,
            `Set \`searchName\` in config/search.ts to a name with 1 to ${maxNameLength} characters.`,
          ),
        ]),
    ...(type === iconType
      ? []
      : [
          problem(
            `The icon ${icon} has the wrong type "${type}".`,
            `Set it to ${iconType ?? 'the type of the file'} in plugins/search/open-search.ts.`,
          ),
        ]),
    ...[...otherNames].map((title) =>
      problem(
        `Pages link to it as "${title}", but its ShortName is "${name}".`,
        'Use `searchName` of config/search.ts for both.',
      ),
    ),
  ];
};
