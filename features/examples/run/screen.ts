import {stripVTControlCharacters} from 'node:util';

/** Cursor movements and erasures: `ESC [ 2 A`, `ESC [ K`. */
// oxlint-disable-next-line eslint/no-control-regex -- terminal escape sequences start with a control character
const control = /\u001B\[(\d*)([A-HJK])/g;

/**
 * Returns what a terminal of unlimited width shows at the end: without overwritten progress lines and without
 * colors.
 *
 * @param printed everything that a program printed, in order
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
      // H moves to an absolute position, which depends on the size of the screen.
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

  // Lines without any output are holes in the array.
  const shown = Array.from(lines, (line: string | undefined) => (line ?? '').trimEnd());
  return `${shown.join('\n').replace(/^\n+/, '').trimEnd()}\n`;
};
