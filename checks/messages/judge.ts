import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {frontMatterLine, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Shipped} from './shipped';
import {normalize, placeholder} from './normalize';

/** The messages that a troubleshooting page explains. */
export function messagesOf({frontMatter: {kind, message}}: Pick<Page, 'frontMatter'>): string[] {
  if (kind !== 'troubleshooting') {
    return [];
  }
  return [message].flat().filter((text): text is string => typeof text === 'string');
}

/** Holds the messages of one page against the code of its package, and against what the page shows. */
export function judge(page: Page, shipped: Shipped, packages: readonly string[]): Problem[] {
  const {package: owner, thrownBy} = page.frontMatter;
  const line = frontMatterLine(page, 'message');
  const problems: Problem[] = [];
  for (const message of messagesOf(page)) {
    const at = (text: string, remedy: string) =>
      problems.push({file: page.file, line, message: text, remedy});
    if (typeof owner === 'string') {
      if (!shipped.has(owner)) {
        at(
          `The package ${owner} is not installed, so that its message cannot be held against it.`,
          'Name the installed package that throws it, or write `thrownBy` instead of `package`.',
        );
      } else if (!shipped.contains(owner, message)) {
        at(
          `The code of ${owner} has no message “${message}”.`,
          remedyFor(owner, message, shipped, packages),
        );
      }
    } else if (typeof thrownBy === 'string') {
      const found = packages.find((name) => shipped.contains(name, message));
      if (found !== undefined) {
        at(
          `The message “${message}” is said to be thrown by ${thrownBy}, and ${found} contains it.`,
          `Write \`package: "${found}"\` instead of \`thrownBy\`.`,
        );
      }
    }
    if (!isShown(page, message)) {
      at(
        `The page does not show the message “${message}” word for word.`,
        'Show it in a fence of its own below “## Message”: ```txt title="Message".',
      );
    }
  }
  return problems;
}

function remedyFor(
  owner: string,
  message: string,
  shipped: Shipped,
  packages: readonly string[],
): string {
  const other = packages.find((name) => name !== owner && shipped.contains(name, message));
  if (other !== undefined) {
    return `Write \`package: "${other}"\`: it is in that package.`;
  }
  const nearest = shipped.nearest(owner, message);
  const meant =
    nearest === undefined ? '' : ` The nearest that the code has: “${shorten(nearest)}”`;
  return `Quote it from the code, with ${placeholder} for each part that the code fills in.${meant}`;
}

/** A fence, or code within a sentence, contains the literal parts of the message in their order. */
function isShown(page: Page, message: string): boolean {
  const parts = normalize(message)
    .split(placeholder)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  let shown = false;
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'code' || node.type === 'inlineCode') {
      const text = normalize((node as Code).value);
      let from = 0;
      shown ||= parts.every((part) => {
        const index = text.indexOf(part, from);
        from = index + part.length;
        return index !== -1;
      });
    }
  });
  return shown;
}

function shorten(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
