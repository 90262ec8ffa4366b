import type {Element} from 'hast';
import {element, find, findAll, hasClass, hasModuleClass, isElement, text, textOf} from '../hast';
import type {Rule} from './rule';

const prefix = 'language-';

/** What a changed line of a diff starts with, by its element. */
const signs: Readonly<Record<string, string>> = {ins: '+ ', del: '- '};

/** Marks the lines that have a sign. The others start with two spaces. */
const signed = '\0';

const textOfDiff = (code: Element): string =>
  code.children
    .map((node) => {
      const sign = isElement(node) ? signs[node.tagName] : undefined;
      return sign ? signed + sign + textOf(node) : textOf(node);
    })
    .join('')
    .split('\n')
    .map((line) => (line.startsWith(signed) ? line.slice(1) : `  ${line}`).trimEnd())
    .join('\n');

/** A highlighted sample is its text, with the language and the title for the fence. A long one has two parts. */
export const codeBlock: Rule = (node) => {
  if (!hasClass(node, 'theme-code-block')) {
    return undefined;
  }
  const classes = node.properties.className as string[];
  const language = classes.find((name) => name.startsWith(prefix))?.slice(prefix.length);
  const code = findAll(node, ({tagName}) => tagName === 'pre')
    .flatMap((pre) => findAll(pre, ({tagName}) => tagName === 'code'))
    .map(language === 'diff' ? textOfDiff : textOf)
    .join('');
  const title = find(node, (each) => hasModuleClass(each, 'codeBlockTitle'));
  return [
    element('pre', [text(code.replace(/\n$/, ''))], {
      dataLanguage: language,
      dataTitle: title && textOf(title),
    }),
  ];
};
