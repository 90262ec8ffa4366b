import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {hideSetUp, hideForChecks} from './hide';

/**
 * Removes everything from code blocks that is only for the checks, so that it appears neither on the page nor
 * in copied code: the lines up to `// ---cut---`, the directives `// @errors:` and `// @filename:`, and
 * `skip="…"` and `file="…"` after the language. contributing/pages.md describes them.
 */
const remarkSamples: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (node: Code) => {
    node.value = hideSetUp(node.value, node.lang ?? '');
    node.meta = hideForChecks(node.meta);
  });
};

export default remarkSamples;
