import path from 'node:path/posix';
import type {Fence} from '../lib/fences';

/** A file that the compiler sees: a fence, or the part of it below a `// @filename:` line. */
export interface Source {
  /** Path inside the page, as the title or `@filename` has it: `src/MyVideo.tsx`. */
  name: string;
  /** Whether the author gave that name, so that other fences of the page may import it. */
  named: boolean;
  /** Code with the lines of directives emptied, so that lines count as in the page. */
  code: string;
}

/** A fence in the form in which it is compiled. */
export interface Sample {
  /** Position among the fences of the page. */
  index: number;
  fence: Fence;
  sources: Source[];
  /** The TypeScript errors that `// @errors:` announces. */
  expectedErrors: number[];
}

const extensions: Record<string, string> = {
  ts: '.ts',
  tsx: '.tsx',
  mts: '.mts',
  js: '.js',
  jsx: '.jsx',
  mjs: '.mjs',
};

const cut = /^\s*\/\/ ---cut---\s*$/;
const errors = /^\s*\/\/ @errors:(.*)$/;
const filename = /^\s*\/\/ @filename:\s*(\S+)\s*$/;

export function isCompiled(fence: Fence): boolean {
  return fence.language in extensions;
}

/** Reads the directives of a fence and splits it into the files that it stands for. */
export function toSample(fence: Fence, index: number): Sample {
  const expectedErrors: number[] = [];
  const sources: Source[] = [];
  const extension = extensions[fence.language] ?? '.tsx';
  const lines = fence.code.split('\n');
  let current: {name: string; named: boolean; lines: string[]} = {
    ...nameOf(fence.title, extension),
    lines: [],
  };
  const finish = () => {
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
      finish();
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
  finish();
  return {index, fence, sources, expectedErrors};
}

/** A title is a file name when it ends like one: "src/Root.tsx", but not "Before". */
function nameOf(title: string | undefined, extension: string): {name: string; named: boolean} {
  if (title !== undefined && /^[\w@./[\]()-]+\.[cm]?[jt]sx?$/.test(title)) {
    return {name: clean(title), named: true};
  }
  return {name: `sample${extension}`, named: false};
}

function clean(name: string): string {
  return path.normalize(`/${name}`).slice(1);
}
