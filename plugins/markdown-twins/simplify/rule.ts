import type {Element, ElementContent} from 'hast';

/** Where an element stands, as far as a rule has to know. */
export interface Place {
  /** Labels of the tabs around it, outermost first. */
  readonly tabs: readonly string[];
}

/** Simplifies what is inside an element, with all rules. */
export type Inside = (nodes: readonly ElementContent[], place?: Place) => ElementContent[];

/**
 * Writes one component of the site as plain HTML, which has a counterpart in Markdown.
 *
 * @returns what takes the element's place; undefined when the rule is about another component
 */
export type Rule = (element: Element, inside: Inside, place: Place) => ElementContent[] | undefined;
