import {metaValue} from '@docs-kit/docs-proof/mdx';
import type {Code, Root} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {registrationOf, type Registration} from './registrations';

/** What a guide tells its reader to do: save a file, register a component or run a command. */
export type Action =
  | {readonly kind: 'save'; readonly file: string; readonly text: string; readonly line: number}
  | {readonly kind: 'register'; readonly registration: Registration; readonly line: number}
  | {
      readonly kind: 'run';
      readonly command: string;
      readonly line: number;
      /** What the page shows below the code block, if this is the last command in it, or as `Output of <command>`. */
      readonly output?: string;
    };

/** The `groupId` of tabs where the reader doesn't choose the first one, because it needs a network, and the chosen value. */
const offline: Readonly<Record<string, string>> = {'new-project': 'by-hand'};

interface JsxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  readonly children?: readonly JsxNode[];
}

const attributeOf = (node: JsxNode, name: string): string | undefined => {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/**
 * A code block with a title such as `src/Root.tsx` or `props.json` shows a file. One with the title `Output`
 * doesn't.
 */
const isFile = (title: string): boolean => /^[\w./-]+\.\w+$/.test(title);

/** The part of a sample that the page shows: everything above the last cut is hidden. */
const shownOf = (code: string): string =>
  code.replace(/^[\s\S]*^[ \t]*\/\/ ---cut---[ \t]*\n/m, '');

const titleOf = ({meta}: Code): string => metaValue(meta ?? '', 'title') ?? '';

const actionsOfFence = (node: Code): Action[] => {
  const line = node.position?.start.line ?? 0;
  const title = metaValue(node.meta ?? '', 'title');
  if (node.lang === 'bash' && title === undefined) {
    return node.value
      .replaceAll(/\s*\\\n\s*/g, ' ')
      .split('\n')
      .map((command) => command.trim())
      .filter((command) => command !== '' && !command.startsWith('#'))
      .map((command) => ({kind: 'run', command, line}));
  }
  return title !== undefined && isFile(title)
    ? [{kind: 'save', file: title, text: `${shownOf(node.value).trimEnd()}\n`, line}]
    : [];
};

/**
 * Lists what a reader does who follows a guide from top to bottom.
 *
 * @param tree the Markdown tree of the page
 */
export const actionsOf = (tree: Root): Action[] => {
  const actions: Action[] = [];
  let isBelowCommand = false;
  visit(tree, (node) => {
    const element = node as JsxNode;
    if (node.type === 'code') {
      const title = titleOf(node);
      const at =
        isBelowCommand && title === 'Output'
          ? actions.length - 1
          : actions.findLastIndex(
              (each) => each.kind === 'run' && title === `Output of ${each.command}`,
            );
      const action = actions[at];
      if (action?.kind === 'run') {
        actions[at] = {...action, output: node.value};
      } else {
        actions.push(...actionsOfFence(node));
      }
      isBelowCommand = node.lang === 'bash';
    } else if (node.type === 'paragraph') {
      const registration = registrationOf(node);
      if (registration !== undefined) {
        const line = node.position?.start.line ?? 0;
        actions.push({kind: 'register', registration, line});
      }
    } else if (element.name === 'Tabs') {
      const tabs = (element.children ?? []).filter(({name}) => name === 'TabItem');
      const choice = offline[attributeOf(element, 'groupId') ?? ''];
      const chosen =
        choice === undefined ? tabs[0] : tabs.find((tab) => attributeOf(tab, 'value') === choice);
      if (chosen !== undefined) {
        actions.push(...actionsOf({type: 'root', children: chosen.children} as Root));
      }
      return SKIP;
    }
    return undefined;
  });
  return actions;
};
