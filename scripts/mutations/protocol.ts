import type {Problem} from '../../checks/lib/problem';

/** What the runner asks of the process that runs the checks in the copy. */
export interface Request {
  /** Names of checks. */
  readonly checks: readonly string[];
  /** Files that changed, for checks that can check single files; empty to check all files. */
  readonly files: readonly string[];
}

export interface Response {
  readonly problems: readonly Problem[];
}
