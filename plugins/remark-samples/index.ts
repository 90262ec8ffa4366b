import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {hideSetUp, hideForChecks} from './hide';

/**
 * Takes out of code fences what is meant for the checks and not for the reader, so that it reaches
 * neither the page nor the copy button: the lines up to `// ---cut---`, the directives `// @errors:`
 * and `// @filename:`, and `skip="…"` and `file="…"` behind the language. CONTRIBUTING.md describes them.
 */
const remarkSamples: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (node: Code) => {
    node.value = hideSetUp(node.value, node.lang ?? '');
    node.meta = hideForChecks(node.meta);
  });
};

export default remarkSamples;
