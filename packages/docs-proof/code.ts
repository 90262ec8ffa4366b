/**
 * What reads the types and the code of packages. Loads TypeScript, which takes about half a second, so only import it where
 * it is needed.
 */
export {FlagReader, type FlagConventions, type ReadFlag} from './cli/flags';
export {Sources, type Place, type Source} from './cli/source';
export {ShippedCode} from './defaults/shipped-code';
export {
  findExport,
  isDocumented,
  programOf,
  readTypes,
  type DocumentedPackage,
  type Export,
  type Types,
} from './lib/types';
export {
  constituents,
  isAny,
  shapeOf,
  type Member,
  type Overload,
  type Shape,
} from './lib/types-members';
