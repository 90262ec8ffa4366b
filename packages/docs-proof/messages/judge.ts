import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {frontMatterLine} from '../pages';
import {explainer} from './explain';
import {normalize, placeholder, shorten} from './normalize';
import type {Shipped} from './shipped';

/** Whether the source text of a page says that it may explain messages. */
export const isTroubleshooting = (text: string): boolean => /^kind: troubleshooting$/m.test(text);

/** Returns the messages that a troubleshooting page explains. */
export function messagesOf({frontMatter: {kind, message}}: Pick<Page, 'frontMatter'>): string[] {
  if (kind !== 'troubleshooting') {
    return [];
  }
  return [message].flat().filter((text): text is string => typeof text === 'string');
}

/** Checks that the package contains the messages of a page, and that the page shows them. */
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
          `The message can't be checked because the package ${owner} isn't installed.`,
          'Set `package` to the installed package that throws the message, or use `thrownBy` instead.',
        );
      } else if (!shipped.contains(owner, message)) {
        at(
          `The code of ${owner} doesn't contain the message “${message}”.`,
          remedyFor(owner, message, shipped, packages),
        );
      }
    } else if (typeof thrownBy === 'string') {
      const found = packages.find((name) => shipped.contains(name, message));
      if (found !== undefined) {
        at(
          `The page says that ${thrownBy} throws the message “${message}”, but ${found} contains it.`,
          `Use \`package: "${found}"\` instead of \`thrownBy\`.`,
        );
      }
    }
    if (!isShown(page, message)) {
      at(
        `The page doesn't show the exact message “${message}”.`,
        'Show it in a separate code block below “## Message”: ```txt title="Message".',
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
    return `Set \`package: "${other}"\`. That package contains the message.`;
  }
  const nearest = explainer(shipped.textsOf(owner)).nearest(message);
  const meant = nearest === undefined ? '' : ` The most similar message is: “${shorten(nearest)}”`;
  return `Copy the message from the code, with ${placeholder} for each part that is filled in at run time.${meant}`;
}

/** Whether a code block or inline code contains the literal parts of the message in order. */
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
