import path from 'node:path/posix';
import {type Fence, fencesOf, type Page} from '@docs-kit/docs-proof/markdown';
import {cut, sampleLanguages} from '../hide';

/** A file for the compiler: a code block, or the part of it below a `// @filename:` line. */
export interface Source {
  /** Path from the title or `@filename`: `src/MyVideo.tsx`. */
  name: string;
  /** Whether the author set the name, so that other code blocks of the page can import the file. */
  named: boolean;
  /** Code in which directives are empty lines, so that line numbers match the page. */
  code: string;
}

/** A code block, prepared for the compiler. */
export interface Sample {
  /** Index of the code block on the page. */
  index: number;
  fence: Fence;
  sources: Source[];
  /** The TypeScript errors that `// @errors:` expects. */
  expectedErrors: number[];
}

const errors = /^\s*\/\/ @errors:(.*)$/;
const filename = /^\s*\/\/ @filename:\s*(\S+)\s*$/;

export function isCompiled(fence: Fence): boolean {
  return sampleLanguages.has(fence.language);
}

/** Returns the code blocks of a page that are compiled. */
export const samplesOf = (page: Pick<Page, 'tree'>): Sample[] =>
  fencesOf(page).flatMap((fence, index) => (isCompiled(fence) ? [toSample(fence, index)] : []));

/** Reads the directives of a code block and splits it into files. */
function toSample(fence: Fence, index: number): Sample {
  const expectedErrors: number[] = [];
  const sources: Source[] = [];
  const extension = `.${fence.language}`;
  const lines = fence.code.split('\n');
  let current: {name: string; named: boolean; lines: string[]} = {
    ...nameOf(fence.title, extension),
    lines: [],
  };
  const addSource = () => {
    if (current.lines.some((line) => line.trim() !== '')) {
      sources.push({
        name: current.name,
        named: current.named,
        code: current.lines.join('\n'),
      });
    }
  };
  lines.forEach((line, number) => {
    const announced = errors.exec(line);
    const file = filename.exec(line);
    if (file?.[1] !== undefined) {
      addSource();
      current = {
        name: clean(file[1]),
        named: true,
        lines: Array.from({length: number + 1}, () => ''),
      };
    } else if (announced?.[1] !== undefined) {
      expectedErrors.push(...(announced[1].match(/\d+/g) ?? []).map(Number));
      current.lines.push('');
    } else {
      current.lines.push(cut.test(line) ? '' : line);
    }
  });
  addSource();
  return {index, fence, sources, expectedErrors};
}

/** A title is a file name if it ends with a file extension: "src/Root.tsx", but not "Before". */
function nameOf(title: string | undefined, extension: string): {name: string; named: boolean} {
  if (title !== undefined && /^[\w@./[\]()-]+\.[cm]?[jt]sx?$/.test(title)) {
    return {name: clean(title), named: true};
  }
  return {name: `sample${extension}`, named: false};
}

function clean(name: string): string {
  return path.normalize(`/${name}`).slice(1);
}

/** Returns the path as in an import: `src/Title` for `src/Title.tsx`, `src` for `src/index.ts`. */
export function withoutExtension(file: string): string {
  return file.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}
