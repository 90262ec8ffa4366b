import {canonicalPath} from '../../config/canonical-path';
import type {TwinPage} from './site-pages';

/** A value of YAML in double quotes, whose escapes are those of JSON. */
const line = (name: string, value: unknown): string => `${name}: ${JSON.stringify(value)}\n`;

/** The front matter of a twin: what the page is, and where. */
export const headOf = (
  {title, description, path, date, tags, asked}: TwinPage,
  siteUrl: string,
): string =>
  [
    '---\n',
    line('title', title),
    line('description', description),
    line('url', siteUrl + canonicalPath(path)),
    date ? `date: ${date}\n` : '',
    tags ? line('tags', tags) : '',
    asked ? line('asked', asked) : '',
    '---\n',
  ].join('');
