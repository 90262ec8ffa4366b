import type {Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {commandsIn} from '../examples/examples';
import {metaValue} from '../../plugins/pages/fences';
import type {Page} from '../lib/pages';
import {sectionsOf, within} from '../lib/sections';
import {claimsIn, type Claim} from './claims';

/** A sentence, a command or an output of “Check that it works”. */
export interface Part {
  /**
   * As a reader sees it: without Markdown, on one line. The file of a recorded output. The text of another code block
   * that isn't a command.
   */
  readonly text: string;
  readonly kind: 'command' | 'output' | 'code' | 'sentence';
  readonly file: string;
  readonly line: number;
  /** What the sentence states. */
  readonly claims: readonly Claim[];
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
    const at = {file, line: node.position?.start.line ?? 1, claims: []};
    if (node.type === 'code' && node.lang === 'bash') {
      parts.push(
        ...commandsIn(node.value).map((text) => ({...at, text, kind: 'command'}) as const),
      );
    } else if (node.type === 'code') {
      const shown = metaValue(node.meta ?? '', 'file');
      parts.push(
        shown?.endsWith('.output.txt')
          ? {...at, text: shown, kind: 'output'}
          : {...at, text: node.value, kind: 'code'},
      );
    } else if (node.type === 'paragraph') {
      parts.push(...sentencePartsOf(node).map((part) => ({...at, ...part})));
      return SKIP;
    }
    return undefined;
  });
  return parts;
};

const sentencePartsOf = (paragraph: Paragraph): Pick<Part, 'text' | 'kind' | 'claims'>[] => {
  const claims = claimsIn(paragraph);
  return rangesOf(toString(paragraph)).map(({text, start, end}) => ({
    text,
    kind: 'sentence',
    claims: claims.filter(({index}) => index >= start && index < end),
  }));
};

interface Range {
  /** On one line. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The ranges of a text that are sentences. A sentence ends at `.`, `!`, `?` or `:` before a capital letter. */
const rangesOf = (text: string): Range[] => {
  const ends = [...text.matchAll(/(?<=[.!?:])\s+(?=[\p{Lu}“"])/gu)].map(({index}) => index);
  return [0, ...ends].flatMap((start, index) => {
    const end = ends[index] ?? text.length;
    const sentence = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    return sentence === '' ? [] : [{text: sentence, start, end}];
  });
};

/** Splits a text into sentences. */
export const sentencesOf = (text: string): string[] => rangesOf(text).map((range) => range.text);

/** Whether a sentence is about something that a reader does or sees in the Studio. */
export const isAboutStudio = (sentence: string): boolean => /\bStudio\b/.test(sentence);

/** Whether a sentence is about something that a reader does or sees in a browser. */
export const isAboutBrowser = (sentence: string): boolean =>
  /\b(?:press|click|drag|scroll|hover|reload|console|playhead|developer tools|network panel|in (?:the|a|your) browser)\b/i.test(
    sentence,
  );
