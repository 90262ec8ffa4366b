// The page has one project for both: the compositions are those of the example render-node.
import '../../render-node/src';
