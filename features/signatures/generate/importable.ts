import type {Member, Types} from '@docs-kit/docs-proof/code';
import {maxLength} from './brief';
import {printType} from './type-text';

/**
 * Returns the type of a member as text. If its name can't be imported, returns what the name stands for,
 * unless that is too long.
 */
export function importableText({checker, exports, isOwn}: Types, {text, types}: Member): string {
  const [type, ...others] = types;
  const alias = type?.aliasSymbol;
  if (
    type === undefined ||
    alias === undefined ||
    others.length > 0 ||
    exports.some(({symbol}) => symbol === alias) ||
    !alias.declarations?.some((each) => isOwn(each.getSourceFile().fileName))
  ) {
    return text;
  }
  const expanded = printType(checker, type);
  return expanded.length <= maxLength ? expanded : text;
}
