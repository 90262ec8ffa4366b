import {toolkitPackages} from '../../toolkit-packages';
import {once} from '../lib/once';
import {readEmptyCommandLine} from './command-line';
import {placeOfDefault} from './handed-on';
import {readOptionObjects} from './option-objects';
import {findDefault, type Evidence, type Found} from './proof';
import {ShippedCode} from './shipped-code';
import type {Documented} from './stated';

/**
 * Looks for defaults in the installed packages. Parses the code of packages and loads the CLI, which takes seconds.
 *
 * @param placeOf returns where to look for an option that the code of its export doesn't show
 * @returns what was found, in the order of `all`
 */
export function searchPackages(
  root: string,
  all: readonly Documented[],
  placeOf = placeOfDefault,
): (Found | undefined)[] {
  const code = new ShippedCode(
    root,
    toolkitPackages.filter(({installed}) => installed !== undefined),
  );
  const evidence: Evidence = {
    options: once(() => readOptionObjects(root)),
    commandLine: once(() => readEmptyCommandLine(root)),
    search: (packageName, symbol, option) => code.search(packageName, symbol, option),
    initialValue: (method) => code.initialValue('@remotion/cli', method),
  };
  const find = (each: Documented): Found | undefined => {
    const own = findDefault(each, evidence);
    const {subject} = each;
    const place = subject.kind === 'option' ? placeOf(subject.symbol, subject.option) : undefined;
    if (!place) {
      return own;
    }
    const search = () => code.search(place.packageName, place.symbol, place.option);
    const found = findDefault(each, {...evidence, search});
    return found && (found.method !== own?.method || found.value !== own.value)
      ? {...found, needsEntry: true}
      : found;
  };
  return all.map(find);
}
