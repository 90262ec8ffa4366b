import type {Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {actionsOf} from '../run/guides/actions';
import {isGuide} from './file-names';

/** A guide must show a file before the command that reads it, because readers follow it from top to bottom. */
export const checkOrder = (page: Page): Problem[] => {
  if (!isGuide(page)) {
    return [];
  }
  const actions = actionsOf(page.tree);
  const saved = new Set<string>();
  return actions.flatMap((action, index): Problem[] => {
    if (action.kind === 'save') {
      saved.add(action.file);
    }
    if (action.kind !== 'run') {
      return [];
    }
    const words = action.command
      .split(/[\s=]+/)
      .map((word) => word.replace(/^(?:file:\/\/|\.\/)/, ''));
    return actions
      .slice(index + 1)
      .filter(
        (later) => later.kind === 'save' && !saved.has(later.file) && words.includes(later.file),
      )
      .map((later) => ({
        file: page.file,
        line: action.line,
        message: `The command “${action.command}” reads a file that the guide shows only on line ${later.line}.`,
        remedy: 'Move the code block with the file above the command.',
      }));
  });
};
