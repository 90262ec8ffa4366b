import {block, codeOf} from '@docs-kit/docs-proof/mdx';
import type {Root, RootContent} from 'mdast';
import {PageError} from './page-error';

/** The flags of every command, which `npx remotion` documents as its own. */
export const sharedFlags: ReadonlySet<string> = new Set(['--config', '--log', '--help']);

export const sharedFlagsLabel = 'Flags of every command';

/**
 * Wraps the sections of the flags that every command has in a `<SharedFlags>`, which collapses them.
 *
 * @throws a PageError if they aren't the last flags of the page
 */
export function collapseSharedFlags(tree: Root): void {
  const first = tree.children.findIndex(isSharedFlag);
  if (first < 0) {
    return;
  }
  const rest = tree.children.findIndex(
    (node, index) => index > first && node.type === 'heading' && node.depth === 2,
  );
  const end = rest < 0 ? tree.children.length : rest;
  const inside = tree.children.slice(first, end);
  const stray = inside.find(
    (node) => node.type === 'heading' && node.depth === 3 && !isSharedFlag(node),
  );
  if (stray?.type === 'heading') {
    throw new PageError(
      `\`${codeOf(stray) ?? ''}\` comes after a flag of every command.`,
      `Move ${[...sharedFlags].join(', ')} to the end of the flags, where the page collapses them.`,
    );
  }
  tree.children.splice(
    first,
    inside.length,
    block('SharedFlags', inside, {label: sharedFlagsLabel}),
  );
}

const isSharedFlag = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 3 && sharedFlags.has(codeOf(node) ?? '');
