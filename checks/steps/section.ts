import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {commandsIn} from '../examples/examples';
import {metaValue} from '../lib/fences';
import type {Page} from '../lib/pages';
import {sectionsOf, within} from '../lib/sections';

/** A sentence, a command or a recorded output of “Check that it works”. */
export interface Part {
  /** As a reader sees it: without Markdown, on one line. The file of a recorded output. */
  readonly text: string;
  readonly kind: 'command' | 'output' | 'sentence';
  readonly file: string;
  readonly line: number;
}

export interface CheckSection {
  readonly file: string;
  /** The line of its heading. */
  readonly line: number;
  readonly parts: readonly Part[];
}

/** Returns the section “Check that it works” of a page, or undefined if it has none. */
export const checkSectionOf = (root: string, page: Page): CheckSection | undefined => {
  const sections = sectionsOf(root, page);
  const section = sections.find(({text}) => text === 'Check that it works');
  return (
    section && {
      file: section.file,
      line: section.line,
      parts: sections
        .filter((each) => within(each, section))
        .flatMap(({content, file}) => content.flatMap((node) => partsOf(node, file))),
    }
  );
};

const partsOf = (content: RootContent, file: string): Part[] => {
  const parts: Part[] = [];
  visit(content, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code' && node.lang === 'bash') {
      parts.push(
        ...commandsIn(node.value).map((text) => ({text, kind: 'command', file, line}) as const),
      );
    } else if (node.type === 'code') {
      const shown = metaValue(node.meta ?? '', 'file');
      if (shown?.endsWith('.output.txt')) {
        parts.push({text: shown, kind: 'output', file, line});
      }
    } else if (node.type === 'paragraph') {
      parts.push(
        ...sentencesOf(toString(node)).map(
          (text) => ({text, kind: 'sentence', file, line}) as const,
        ),
      );
      return SKIP;
    }
    return undefined;
  });
  return parts;
};

/** Splits a text into sentences. A sentence ends at `.`, `!`, `?` or `:` before a capital letter. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?:])\s+(?=[\p{Lu}“"])/u)
    .filter((sentence) => sentence !== '');

/** Whether a sentence is about something that a reader does or sees in the Studio. */
export const isAboutStudio = (sentence: string): boolean => /\bStudio\b/.test(sentence);

/** Whether a sentence is about something that a reader does or sees in a browser. */
export const isAboutBrowser = (sentence: string): boolean =>
  /\b(?:press|click|drag|scroll|hover|reload|console|playhead|developer tools|network panel|in (?:the|a|your) browser)\b/i.test(
    sentence,
  );
