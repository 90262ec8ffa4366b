import {isMarked, linesOf, mark} from '@docs-kit/build-highlighting';
import escapeHtml from 'escape-html';
import type {PrismTheme} from 'prism-react-renderer';
import type {AnchorOf} from './anchors';
import type {Composed} from './compose';
import type {Line} from './signature';

/** Highlights signatures, and links the names of members to their headings. */
export function toHtml({language, lines}: Composed, theme: PrismTheme, anchorOf: AnchorOf): string {
  const code = lines.map(({line}) => line.map(textOf).join('')).join('\n');
  const marked = mark(code, language, {theme}).split('\n');
  return lines
    .map(({symbol, line}, index) => {
      const pieces = splitMarked(
        marked[index] ?? '',
        line.map((part) => textOf(part).length),
      );
      return line
        .map((part, at) => {
          const html = linesOf(pieces[at] ?? '', theme)[0]?.html ?? '';
          const id = typeof part === 'string' ? undefined : anchorOf(symbol, part);
          return id === undefined ? html : `<a href="#${escapeHtml(id)}">${html}</a>`;
        })
        .join('');
    })
    .join('\n');
}

function textOf(part: Line[number]): string {
  return typeof part === 'string' ? part : part.text;
}

/** Splits a marked line into pieces of the given lengths, without marks. Each begins with its mark. */
function splitMarked(line: string, lengths: readonly number[]): string[] {
  let style = '';
  let at = 0;
  return lengths.map((length) => {
    let piece = style;
    let left = length;
    while (at < line.length && (left > 0 || isMarked(line.charAt(at)))) {
      const character = line.charAt(at);
      if (isMarked(character)) {
        if (left === 0) {
          break;
        }
        style = character;
      } else {
        left -= 1;
      }
      piece += character;
      at += 1;
    }
    return piece;
  });
}
