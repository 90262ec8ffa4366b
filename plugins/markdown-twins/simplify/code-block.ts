import {element, find, hasClass, hasModuleClass, text, textOf} from '../hast';
import type {Rule} from './rule';

const prefix = 'language-';

/** A highlighted sample is its text, with the language and the title for the fence. */
export const codeBlock: Rule = (node) => {
  if (!hasClass(node, 'theme-code-block')) {
    return undefined;
  }
  const code = find(node, ({tagName}) => tagName === 'pre');
  const title = find(node, (each) => hasModuleClass(each, 'codeBlockTitle'));
  const classes = node.properties.className as string[];
  return [
    element('pre', [text(code ? textOf(code).replace(/\n$/, '') : '')], {
      dataLanguage: classes.find((name) => name.startsWith(prefix))?.slice(prefix.length),
      dataTitle: title && textOf(title),
    }),
  ];
};
