import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** A file or a part of it, as a fence names it: `examples/stills/render.mjs#select`. */
export interface Reference {
  /** Path from the root. */
  readonly file: string;
  readonly region?: string;
}

export const toReference = (written: string): Reference => {
  const [file = '', region] = written.split('#');
  return {file, region};
};

/** What stands in the place of a text that is not there. */
export interface Missing {
  readonly message: string;
  readonly remedy: string;
}

/** `// #region select`, also as a comment of JSX, HTML, CSS, YAML or a shell. */
const begin = /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*#region\s+(\S+)\s*(?:\*\/\}?|-->)?\s*$/;
const finish = /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*#endregion\b.*$/;

/** The names of the regions of a text, in order. */
export const regionsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => begin.exec(line)?.[1] ?? []);

/** The lines of a region without their common indentation; undefined when it is not there or not ended. */
const regionOf = (text: string, name: string): string | undefined => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => begin.exec(line)?.[1] === name);
  if (start === -1) {
    return undefined;
  }
  let depth = 1;
  let end = start + 1;
  for (; end < lines.length; end += 1) {
    depth += begin.test(lines[end]!) ? 1 : finish.test(lines[end]!) ? -1 : 0;
    if (depth === 0) {
      return withoutMarks(lines.slice(start + 1, end));
    }
  }
  return undefined;
};

const withoutMarks = (lines: readonly string[]): string => {
  const kept = lines.filter((line) => !begin.test(line) && !finish.test(line));
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

/** The text that a fence with a reference has to show, or what is wrong with the reference. */
export const textOf = (root: string, {file, region}: Reference): string | Missing => {
  const absolute = path.join(root, file);
  if (!/^examples\/[^/]+\/./.test(file) || file.split('/').includes('..')) {
    return {
      message: `file="${file}" is in no example.`,
      remedy: 'Name a file by its path from the root: file="examples/stills/src/Root.tsx".',
    };
  }
  if (!existsSync(absolute) || !statSync(absolute).isFile()) {
    return {
      message: `There is no file ${file}.`,
      remedy: file.endsWith('.output.txt')
        ? `Run \`npm run examples -- ${idOf(file)} --record\`, which writes it, or name another file.`
        : 'Write it, or name another file.',
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
        ? `The region “${region}” of ${file} is not ended.`
        : `${file} has no region “${region}”${regions.length > 0 ? `; it has ${regions.join(', ')}` : ''}.`,
      remedy: `Write \`// #region ${region}\` above its lines and \`// #endregion\` below them.`,
    }
  );
};

/** The example that a file belongs to. */
export const idOf = (file: string): string => file.split('/')[1] ?? '';
