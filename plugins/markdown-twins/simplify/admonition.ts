import {element, find, findAll, hasClass, hasModuleClass, label, text, textOf} from '../hast';
import type {Rule} from './rule';

const prefix = 'theme-admonition-';

/** `:::note[Title]` is a quotation that begins with "Note: Title". */
export const admonition: Rule = (node, inside) => {
  if (!hasClass(node, 'theme-admonition')) {
    return undefined;
  }
  const classes = node.properties.className as string[];
  const type = classes.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? 'note';
  const heading = find(node, (each) => hasModuleClass(each, 'admonitionHeading'));
  const content = findAll(node, (each) => hasModuleClass(each, 'admonitionContent'));
  const title = heading ? textOf(heading).trim() : type;
  const kind = type.charAt(0).toUpperCase() + type.slice(1);
  const line = title.toLowerCase() === type ? kind : `${kind}: ${title}`;
  return [
    element('blockquote', [label(text(line)), ...inside(content.flatMap((each) => each.children))]),
  ];
};
