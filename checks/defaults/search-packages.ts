import {createRequire} from 'node:module';
import path from 'node:path';
import {toolkitPackages} from '../../toolkit-packages';
import {calls, type Load} from './calls';
import {readEmptyCommandLine} from './command-line';
import {isSame, literalIn} from './fallbacks';
import {placeOfDefault} from './handed-on';
import {readOptionObjects} from './option-objects';
import {findDefault, type Evidence, type Found} from './proof';
import {behavesLikeDefault} from './run-call';
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
  const require = createRequire(path.join(root, 'package.json'));
  const load: Load = (packageName, ...names) =>
    names.reduce<unknown>(
      (owner, name) => (owner as Readonly<Record<string, unknown>>)[name],
      require(packageName),
    ) as ReturnType<Load>;
  return all.map((each) => {
    const found = find(each);
    const call = calls.find(({name}) => name === each.name);
    if (!call || each.default === undefined) {
      return found;
    }
    if (
      found?.method === 'code' &&
      literalIn(found.value) !== undefined &&
      !isSame(each.default, found.value)
    ) {
      return found;
    }
    return behavesLikeDefault(call, load, each.default)
      ? {method: 'call', value: each.default}
      : undefined;
  });
}

/** Does work when its result is needed for the first time. */
function once<Value>(work: () => Value): () => Value {
  let result: {value: Value} | undefined;
  return () => (result ??= {value: work()}).value;
}
