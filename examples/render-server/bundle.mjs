// The page has one project for both: this is the script of the example render-node.
import '../render-node/bundle.mjs';
