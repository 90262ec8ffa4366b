import type {ElementContent} from 'hast';
import {element, isElement, text} from '../hast';
import {admonition} from './admonition';
import {codeBlock} from './code-block';
import {compatibility} from './compatibility';
import {demo} from './demo';
import {details} from './details';
import {drawing} from './drawing';
import {notText} from './not-text';
import {option} from './option';
import type {Place, Rule} from './rule';
import {tabs} from './tabs';
import {versionBadge} from './version-badge';

const rules: readonly Rule[] = [
  notText,
  codeBlock,
  tabs,
  admonition,
  demo,
  details,
  option,
  versionBadge,
  compatibility,
  drawing,
];

/**
 * Rewrites the components of the site as plain HTML, and takes away what is not text. The nodes are new,
 * without the positions that the parser gives them: what follows copies the tree, and they are half of it.
 */
export const simplify = (
  nodes: readonly ElementContent[],
  place: Place = {tabs: []},
): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) {
      return node.type === 'text' ? [text(node.value)] : [];
    }
    const inside = (children: readonly ElementContent[], within = place) =>
      simplify(children, within);
    for (const rule of rules) {
      const instead = rule(node, inside, place);
      if (instead) {
        return instead;
      }
    }
    return [element(node.tagName, inside(node.children), node.properties)];
  });
