import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** A file or a region of it, as in `file` of a code block: `examples/stills/render.mjs#select`. */
export interface Reference {
  /** Path relative to the root. */
  readonly file: string;
  readonly region?: string;
}

export const toReference = (written: string): Reference => {
  const [file = '', region] = written.split('#');
  return {file, region};
};

/** Describes why there is no text. */
export interface Missing {
  readonly message: string;
  readonly remedy: string;
}

/** Matches `// #region select`, also in the comment syntax of JSX, HTML, CSS, YAML and shells. */
const regionStart = /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*#region\s+(\S+)\s*(?:\*\/\}?|-->)?\s*$/;
const regionEnd = /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*#endregion\b.*$/;

/** Returns the names of the regions in a text, in order. */
export const regionsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => regionStart.exec(line)?.[1] ?? []);

/**
 * Returns the lines of a region without their common indentation, or undefined if its start or end is
 * missing.
 */
const regionOf = (text: string, name: string): string | undefined => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => regionStart.exec(line)?.[1] === name);
  if (start === -1) {
    return undefined;
  }
  let depth = 1;
  let end = start + 1;
  for (; end < lines.length; end += 1) {
    depth += regionStart.test(lines[end]!) ? 1 : regionEnd.test(lines[end]!) ? -1 : 0;
    if (depth === 0) {
      return withoutMarks(lines.slice(start + 1, end));
    }
  }
  return undefined;
};

const withoutMarks = (lines: readonly string[]): string => {
  const kept = lines.filter((line) => !regionStart.test(line) && !regionEnd.test(line));
  const indents = kept
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return kept
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();
};

/**
 * Returns the text that a code block with a reference must show, or what is wrong with the reference.
 */
export const textOf = (root: string, {file, region}: Reference): string | Missing => {
  const absolute = path.join(root, file);
  if (!/^examples\/[^/]+\/./.test(file) || file.split('/').includes('..')) {
    return {
      message: `file="${file}" isn't a file of an example.`,
      remedy: 'Use a path relative to the root, for example file="examples/stills/src/Root.tsx".',
    };
  }
  if (!existsSync(absolute) || !statSync(absolute).isFile()) {
    return {
      message: `The file ${file} doesn't exist.`,
      remedy: file.endsWith('.output.txt')
        ? `Run \`npm run examples -- ${idOf(file)} --record\`, which writes it, or name another file.`
        : 'Create it, or correct the path.',
    };
  }
  const text = readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n');
  if (region === undefined) {
    return withoutMarks(text.split('\n'));
  }
  const regions = regionsOf(text);
  return (
    regionOf(text, region) ?? {
      message: regions.includes(region)
        ? `The region “${region}” in ${file} has no end.`
        : `${file} has no region “${region}”${regions.length > 0 ? `; it has ${regions.join(', ')}` : ''}.`,
      remedy: `Write \`// #region ${region}\` above its lines and \`// #endregion\` below them.`,
    }
  );
};

/** Returns the example that a file belongs to. */
export const idOf = (file: string): string => file.split('/')[1] ?? '';
