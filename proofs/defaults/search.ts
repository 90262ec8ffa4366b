import {toolkitPackages} from '../../features/toolkit/packages';
import type {Documented} from '../../packages/docs-proof/defaults/documented';
import {findOption, type Found} from '../../packages/docs-proof/defaults/in-code';
import {ShippedCode} from '../../packages/docs-proof/defaults/shipped-code';
import {once} from '../../packages/docs-proof/lib/once';
import {readEmptyCommandLine} from './command-line';
import type {Subject} from './documented';
import {findDefault, type Evidence} from './find';
import {forwarded} from './forwarded';
import {readOptionObjects} from './option-objects';

/**
 * Looks for defaults in the installed packages. Parses the code of packages and loads the CLI, which takes seconds.
 *
 * @returns what was found, in the order of `all`
 */
export function searchPackages(
  root: string,
  all: readonly Pick<Documented<Subject>, 'subject' | 'type'>[],
  list = forwarded,
): (Found | undefined)[] {
  const code = new ShippedCode(
    root,
    toolkitPackages.filter(({installed}) => installed !== undefined),
  );
  const evidence: Evidence = {
    options: once(() => readOptionObjects(root)),
    commandLine: once(() => readEmptyCommandLine(root)),
    inCode: (option, type) => findOption(option, type, code, list),
    initialValue: (method) => code.initialValue('@remotion/cli', method),
  };
  return all.map((each) => findDefault(each, evidence));
}
