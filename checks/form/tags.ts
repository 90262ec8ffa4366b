import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseYaml} from '../../plugins/pages/yaml';
import {frontMatterLine, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** Returns the keys of a YAML file, or undefined if it doesn't exist. */
const keysOf = (root: string, file: string): string[] | undefined => {
  const absolute = path.join(root, file);
  return existsSync(absolute)
    ? Object.keys(parseYaml(file, readFileSync(absolute, 'utf8')) ?? {})
    : undefined;
};

/** The tags and authors of a post must be in the files of its collection, or the build stops. */
export function checkTags(root: string, page: Page): Problem[] {
  const {collection, frontMatter, file} = page;
  return (['tags', 'authors'] as const).flatMap((field): Problem[] => {
    const values = frontMatter[field];
    const known = keysOf(root, `${collection}/${field}.yml`) ?? [];
    // Docs have no tags, and the front matter check reports malformed lists.
    if (!['blog', 'learn', 'success-stories'].includes(collection) || !Array.isArray(values)) {
      return [];
    }
    return values.map(String).flatMap((value) =>
      known.includes(value)
        ? []
        : [
            {
              file,
              line: frontMatterLine(page, field),
              message: `\`${field}\` contains “${value}”, which ${collection}/${field}.yml doesn't define.`,
              remedy:
                known.length === 0
                  ? `Remove it, or define it in ${collection}/${field}.yml.`
                  : `Use one of ${known.join(', ')}, or define it in ${collection}/${field}.yml.`,
            },
          ],
    );
  });
}
