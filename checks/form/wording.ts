import {readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterLine, type Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {lineAt, proseOf, type Prose} from './prose';
import {bannedWords} from './words';

/** No banned word stands in the prose, and names are spelled as their owners spell them. */
export function checkWording(page: Page): Problem[] {
  return [...frontMatterProse(page), ...proseOf(page)].flatMap((piece) =>
    [...checkBanned(piece, page.collection === 'docs'), ...checkBrands(piece)].map(
      ({index, message, remedy}) => ({
        file: page.file,
        line: lineAt(piece, index),
        message,
        remedy,
      }),
    ),
  );
}

interface Found {
  /** Where in the piece. */
  index: number;
  message: string;
  remedy: string;
}

/** What others said is quoted as they said it. */
export function checkBanned({text, quoted}: Prose, inDocs: boolean): Found[] {
  return bannedWords
    .filter(({docsOnly = false}) => !quoted && (inDocs || !docsOnly))
    .flatMap(({pattern, remedy}) =>
      [...text.matchAll(pattern)].map((match) => ({
        index: match.index,
        message: `“${match[0].trim()}” is not used in prose: “${excerptOf(text, match)}”.`,
        remedy: typeof remedy === 'string' ? remedy : remedy(match),
      })),
    );
}

/**
 * Names by each of their spellings in lowercase, right or wrong. A line of the list has the name as its owner writes it, and
 * other spellings after a colon.
 */
const bySpelling = new Map<string, string>();
const list = readFileSync(path.join(import.meta.dirname, 'brands.txt'), 'utf8');
for (const line of list.trim().split('\n')) {
  const [name = '', others] = line.split(': ');
  for (const spelling of [name.toLowerCase(), ...(others?.split(', ') ?? [])]) {
    bySpelling.set(spelling, name);
    if (!bySpelling.has(`${spelling}s`)) {
      bySpelling.set(`${spelling}s`, `${name}s`);
    }
  }
}

const anyBrand = new RegExp(
  String.raw`(?<![\w@/.$#-])(?:${[...bySpelling.keys()]
    .sort((a, b) => b.length - a.length)
    .map((spelling) => spelling.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`))
    .join('|')})(?![\w/-]|\.\w|:\/\/)`,
  'gi',
);

export function checkBrands({text}: Pick<Prose, 'text'>): Found[] {
  return [...text.matchAll(anyBrand)].flatMap((match) => {
    const written = match[0].replaceAll(/\s/g, ' ');
    const name = bySpelling.get(written.toLowerCase())!;
    const behind = text.slice(match.index + match[0].length);
    // Common nouns such as “entry point” start with a capital letter at the beginning of a sentence.
    const capitalized = name[0]!.toUpperCase() + name.slice(1);
    const isVerb = /^Reacts?$/.test(name) && /^ (?:to|when|on|if|by)\b/.test(behind);
    if (written === name || (/^[a-z]+ /.test(name) && written === capitalized) || isVerb) {
      return [];
    }
    return [
      {
        index: match.index,
        message: `“${written}” is spelled ${name}: “${excerptOf(text, match)}”.`,
        remedy: `Write ${name}; if it is code, put it in backticks.`,
      },
    ];
  });
}

/** Title and description, where they are prose: the title of an API or a command is code. */
function frontMatterProse(page: Page): Prose[] {
  const {title, description, kind} = page.frontMatter;
  return [
    ...(kind === 'api' || kind === 'cli' ? [] : [{field: 'title', text: title}]),
    {field: 'description', text: description},
  ].flatMap(({field, text}) =>
    typeof text === 'string'
      ? [
          {
            // What stands in backticks or looks like a call or a tag is code there too.
            text: text.replaceAll(/`[^`]*`|<\/?[A-Z][\w.]*(?: \/)?>/g, (code) =>
              '_'.repeat(code.length),
            ),
            line: frontMatterLine(page, field),
            quoted: false,
          },
        ]
      : [],
  );
}

function excerptOf(text: string, match: RegExpMatchArray): string {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const from = Math.max(text.lastIndexOf(' ', Math.max(start - 20, 0)), 0);
  const space = text.indexOf(' ', end + 15);
  return text
    .slice(from, space === -1 ? text.length : space)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
