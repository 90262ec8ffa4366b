import type {DocumentedPackage} from '../lib/types';
import type {ExportExceptions} from './exceptions';

/** The packages, and where the pages may differ from them. */
export interface TypesOptions {
  /** All packages whose exports pages name. */
  readonly packages: readonly DocumentedPackage[];
  /** The file that lists the packages, relative to the root. Remedies name it. */
  readonly packagesFile: string;
  readonly exceptions: ExportExceptions;
}
