import path from 'node:path/posix';
import {withoutExtension} from '../../samples/check/sources';

/** A sample that also records the values that the page states. */
export interface Program {
  code: string;
  /** The path of the sample on the page: `src/ease.ts`. */
  name: string;
  /** The other files of the page that it can import: path to code. */
  files: Readonly<Record<string, string>>;
}

/** Returns the file of the page that a relative import refers to. */
export function fileOf(
  importer: string,
  specifier: string,
  files: Readonly<Record<string, string>>,
): string | undefined {
  const wanted = withoutExtension(path.join(path.dirname(importer), specifier));
  return Object.keys(files).find((file) => withoutExtension(file) === wanted);
}
