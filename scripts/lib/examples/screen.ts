import {stripVTControlCharacters} from 'node:util';

/** A movement of the cursor, or an erasure: `ESC [ 2 A`, `ESC [ K`. */
// oxlint-disable-next-line eslint/no-control-regex -- it is what terminals are controlled with
const control = /\u001B\[(\d*)([A-HJK])/g;

/**
 * What a terminal of unlimited width shows at the end: lines of progress that were written over are
 * gone, and there are no colors.
 *
 * @param printed everything that a program wrote, in order
 * @returns lines without white space at their ends, one newline behind each; no empty lines at the ends
 */
export const screenOf = (printed: string): string => {
  const lines: string[] = [];
  let x = 0;
  let y = 0;

  const write = (text: string) => {
    const line = (lines[y] ?? '').padEnd(x);
    lines[y] = line.slice(0, x) + text + line.slice(x + text.length);
    x += text.length;
  };

  const erase = (what: string, letter: string) => {
    const line = lines[y] ?? '';
    if (what === '2') {
      lines[y] = '';
    } else {
      lines[y] = what === '1' ? ' '.repeat(x) + line.slice(x) : line.slice(0, x);
    }
    if (letter === 'J' && what !== '1') {
      lines.length = Math.min(lines.length, y + 1);
    }
  };

  const move = (count: number, letter: string) => {
    switch (letter) {
      case 'A':
        y = Math.max(0, y - count);
        break;
      case 'B':
        y += count;
        break;
      case 'C':
        x += count;
        break;
      case 'D':
        x = Math.max(0, x - count);
        break;
      case 'E':
        y += count;
        x = 0;
        break;
      case 'F':
        y = Math.max(0, y - count);
        x = 0;
        break;
      case 'G':
        x = count - 1;
        break;
      default:
      // H leads to a place on a screen whose size nobody knows.
    }
  };

  const takeText = (text: string) => {
    for (const part of stripVTControlCharacters(text).split(/(\r|\n)/)) {
      if (part === '\n') {
        y += 1;
        x = 0;
      } else if (part === '\r') {
        x = 0;
      } else if (part !== '') {
        write(part);
      }
    }
  };

  let end = 0;
  for (const match of printed.matchAll(control)) {
    takeText(printed.slice(end, match.index));
    const [all, number = '', letter = ''] = match;
    if (letter === 'K' || letter === 'J') {
      erase(number, letter);
    } else {
      move(Number(number === '' ? 1 : number), letter);
    }
    end = match.index + all.length;
  }
  takeText(printed.slice(end));

  // A line that nothing was written to is a hole of the list.
  const shown = Array.from(lines, (line: string | undefined) => (line ?? '').trimEnd());
  return `${shown.join('\n').replace(/^\n+/, '').trimEnd()}\n`;
};
