import {mostSimilar, type PageApis, type Problem} from '@docs-kit/docs-proof';
import {packageOf} from '@docs-kit/docs-proof/apis';
import {
  findExport,
  isDocumented,
  type Member,
  readTypes,
  type Shape,
  shapeOf,
  type Types,
} from '@docs-kit/docs-proof/code';
import {isHidden} from '@docs-kit/docs-proof/exports';
import type {Signature, SignatureData} from '../signature';
import {exceptions} from '../../toolkit/exceptions';
import {toolkitPackages} from '../../toolkit/packages';
import {documentedSymbols} from '../../since/generate/names';
import {signaturesCommand} from './file';
import {importableText} from './importable';
import {signatureOf} from './signature-of';

export interface Generated {
  data: SignatureData;
  /** A problem for each page that documents an export that doesn't exist. */
  problems: Problem[];
}

/**
 * Generates the signatures of all exports that a page documents or that need a page, from the installed types.
 */
export function generateSignatures(root: string, pages: readonly PageApis[]): Generated {
  const installed = toolkitPackages.filter(isDocumented);
  // A program of its own, because TypeScript orders some members by what a program has read before.
  const types = readTypes(root, installed, {options: {}});
  const packages: Record<string, Record<string, Signature>> = {};
  const problems: Problem[] = [];
  const add = (owner: string, from: string, symbol: string): boolean => {
    const signature = signatureOfExport(types, owner, from, symbol);
    if (signature) {
      (packages[owner] ??= {})[symbol] = signature;
    }
    return signature !== undefined;
  };
  for (const {name} of installed) {
    for (const symbol of documentedSymbols(name, types, pages)) {
      // The page of an export that was removed or renamed names its replacement.
      add(name, name, symbol);
    }
  }
  for (const {page, line, apis, removed} of pages) {
    for (const {package: from, symbol} of removed === undefined ? apis : []) {
      const owner = packageOf(from);
      const isInstalled = installed.some(({name}) => name === owner);
      if (symbol === undefined || !isInstalled || add(owner, from, symbol)) {
        continue;
      }
      const names = types.exports.filter((each) => each.package === owner).map(({name}) => name);
      const similar = mostSimilar(symbol, names);
      problems.push({
        file: page.file,
        line,
        message: `The types of \`${from}\` don't export \`${symbol}\`.`,
        remedy: `Correct \`symbol\` in \`api\`${similar === undefined ? '' : `, for example to \`${similar}\``}, or add \`removed\` if the export was removed.`,
      });
    }
  }
  return {data: {command: signaturesCommand, packages}, problems};
}

function signatureOfExport(
  types: Types,
  owner: string,
  from: string,
  symbol: string,
): Signature | undefined {
  const found = findExport(types, from, symbol);
  return (
    found && signatureOf(types, found, documentedShape(types, owner, symbol, shapeOf(types, found)))
  );
}

/** Leaves out what the pages don't describe: hidden members and removed members. */
function documentedShape(types: Types, owner: string, symbol: string, shape: Shape): Shape {
  const keep = (all: readonly Member[], prefix = ''): Member[] =>
    all
      .filter(({name, never}) => !never && !isHidden(exceptions, owner, symbol, `${prefix}${name}`))
      .map((member) => ({
        ...member,
        text: importableText(types, member),
        children: prefix === '' ? keep(member.children, `${member.name}.`) : member.children,
      }));
  return {
    ...shape,
    inputs: keep(shape.inputs),
    outputs: keep(shape.outputs),
    overloads: shape.overloads.map((overload) => ({
      ...overload,
      parameters: overload.parameters.map((parameter) => ({
        ...parameter,
        text: importableText(types, parameter),
        children: keep(parameter.children, shape.fromOptions ? '' : `${parameter.name}.`),
      })),
      ...(overload.returned && {
        returned: {...overload.returned, fields: keep(overload.returned.fields)},
      }),
    })),
  };
}
