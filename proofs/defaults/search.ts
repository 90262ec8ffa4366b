import {once} from '@docs-kit/docs-proof';
import {ShippedCode} from '@docs-kit/docs-proof/code';
import {type Documented, findOption, type Found} from '@docs-kit/docs-proof/defaults';
import {toolkitPackages} from '../../features/toolkit/packages';
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
