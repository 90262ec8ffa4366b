import {
  type Export,
  findExport,
  isDocumented,
  type Member,
  readTypes,
  type Shape,
  shapeOf,
} from '@docs-kit/docs-proof/code';
import {isHidden, quoted} from '@docs-kit/docs-proof/exports';
import {exceptions} from '../../features/toolkit/exceptions';
import {toolkitPackages} from '../../features/toolkit/packages';
import {readOptionObjects} from '../../proofs/defaults/option-objects';
import {newPlace, slugOf} from '../pages/place';
import {UsageError} from '../pages/usage-error';
import {descriptionNote, frontMatter, note, page, type Scaffold} from './scaffold';

/** The route of the page of an export: `/docs/paths/get-length` for `getLength` of `@remotion/paths`. */
const routeOfExport = (packageName: string, symbol: string): string =>
  [
    '/docs',
    ...(packageName === 'remotion' ? [] : [packageName.replace('@remotion/', '')]),
    symbol.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase(),
  ].join('/');

/** `api @remotion/paths getLength [route]`: a page with a heading for every member of the types. */
export function apiPage(root: string, [packageName, symbol, address]: readonly string[]): Scaffold {
  if (packageName === undefined || symbol === undefined) {
    throw new UsageError(
      'Pass a package and an export, for example `npm run new -- api @remotion/paths getLength`.',
    );
  }
  const owner = toolkitPackages.find(({name}) => name === packageName);
  if (owner?.installed === undefined) {
    throw new UsageError(
      owner
        ? `${packageName} is not installed: ${owner.why ?? 'no reason given'}.`
        : `${packageName} is not listed in features/toolkit/packages.ts.`,
    );
  }
  const {route, file} = newPlace(root, address ?? routeOfExport(packageName, symbol));
  // All packages together, because types refer to types of other packages.
  const types = readTypes(root, toolkitPackages.filter(isDocumented));
  const each = findExport(types, packageName, symbol);
  if (!each) {
    throw new UsageError(
      `${packageName} ${owner.installed} does not export ${symbol}. If it was removed, write the page by hand, with \`removed\` in its front matter.`,
    );
  }
  const defaults = readOptionObjects(root);
  const found: Found = {
    each,
    shape: without(shapeOf(types, each), packageName, symbol, route),
    defaultOf: (option) => defaults[`${packageName} ${symbol} ${option}`],
  };
  return {file, packageName, text: write(packageName, route, found)};
}

interface Found {
  each: Export;
  shape: Shape;
  /** Returns the shipped default of an option if the packages expose it. */
  defaultOf: (option: string) => string | number | boolean | undefined;
}

function write(packageName: string, route: string, found: Found): string {
  const {each, shape} = found;
  return page([
    frontMatter({
      title: titleOf(each, shape),
      description: descriptionNote,
      kind: 'api',
      api: {package: packageName, symbol: each.name},
      slug: slugOf(route),
    }),
    note('what it does, in one sentence'),
    each.deprecated === undefined
      ? undefined
      : note(`it is deprecated, and what to use instead: ${each.deprecated}`),
    '## Example',
    example(each, shape),
    ...inputs(found, route),
    ...outputs(found, route),
    '## Errors',
    note(
      'what it throws, with the message from the code; if it throws nothing, one sentence that says so',
    ),
    '## Compatibility',
    `<Compatibility player="" studio="" server="" node="" lambda="" cloudrun="" /> ${note('yes, no, or either one with a note')}`,
    '## See also',
    note('a list of links with descriptive texts'),
  ]);
}

function titleOf({name}: Export, {kind}: Shape): string {
  if (kind === 'component') {
    return `<${name}>`;
  }
  return kind === 'function' || kind === 'hook' ? `${name}()` : name;
}

function example({name, specifiers, value}: Export, {kind}: Shape): string {
  const [first = name] = name.split('.');
  const language = kind === 'component' || kind === 'hook' ? 'tsx' : 'ts';
  return [
    `\`\`\`${language}`,
    `import ${value ? '' : 'type '}{${first}} from '${specifiers[0] ?? ''}';`,
    '',
    '// WRITE: a complete example, with names from a real video project',
    '```',
  ].join('\n');
}

function inputs({shape, defaultOf}: Found, own: string): string[] {
  const hasAttributes = shape.inherited.size > 3;
  if (shape.inputs.length === 0 && !hasAttributes) {
    return [];
  }
  return [
    shape.kind === 'component' ? '## Props' : shape.fromOptions ? '## Options' : '## Arguments',
    ...shape.inputs.flatMap((member) => section(member, 3, own, defaultOf)),
    ...(hasAttributes
      ? [
          note(
            'a sentence that names the DOM element in code (`<img>`) and explains what happens to its attributes',
          ),
        ]
      : []),
  ];
}

function outputs({each, shape}: Found, own: string): string[] {
  const list = (members: readonly Member[]) => members.flatMap((member) => section(member, 3, own));
  const methods =
    shape.methods.length > 0
      ? ['## Methods', note('how to get the ref'), ...list(shape.methods)]
      : [];
  if (shape.returns !== undefined) {
    return [
      ...methods,
      '## Return value',
      note(`what ${each.name}() returns: ${shape.returns}`),
      ...list(shape.outputs),
    ];
  }
  const heading = shape.outputs.every(({method}) => method) ? '## Methods' : '## Fields';
  return [...(shape.outputs.length > 0 ? [heading, ...list(shape.outputs)] : []), ...methods];
}

/**
 * @param own the route of the page; types that are described there get no link
 * @param defaultOf returns the shipped default of an option; fields have none
 */
function section(
  member: Member,
  depth: number,
  own: string,
  defaultOf: Found['defaultOf'] = () => undefined,
): string[] {
  if (member.never) {
    return [];
  }
  const name = `${member.name}${member.optional ? '?' : ''}`;
  const shipped = defaultOf(member.name);
  const home = exceptions.typePages.find(
    ({type, route}) => type === member.typeName && route !== own,
  )?.route;
  const attributes = [
    `type=${quoted(typeOf(member))}`,
    ...(shipped === undefined
      ? []
      : [`default=${quoted(typeof shipped === 'string' ? `"${shipped}"` : String(shipped))}`]),
    ...(member.deprecated === undefined
      ? []
      : [`deprecated=${quoted(member.deprecated || 'WRITE: what to use instead')}`]),
  ];
  return [
    `${'#'.repeat(depth)} \`${name}\``,
    `<Option ${attributes.join(' ')} />`,
    note(
      [
        'what it does, its unit, its range, what happens outside the range, and when to set it; add `default` to the line above if the code has one',
        ...(member.doc === undefined ? [] : [`The types say: ${member.doc}`]),
        ...(member.literals.length > 0 && member.literals.length <= 16
          ? [`Explain each value, in backticks: ${member.literals.join(', ')}`]
          : []),
      ].join('. '),
    ),
    ...(home !== undefined
      ? [note(`a link to ${home}, which describes the fields of ${member.typeName ?? 'the type'}`)]
      : member.childrenRequired && depth < 6
        ? member.children.flatMap((child) => section(child, depth + 1, own, defaultOf))
        : []),
  ];
}

/** Lists the values of a union, so that the reader doesn't have to look them up. */
function typeOf({text, literals}: Member): string {
  const name = /^\w+( \| null)?$/.exec(text);
  return name && literals.length > 0 && literals.length <= 16
    ? [...literals, ...(name[1] ? ['null'] : [])].join(' | ')
    : text;
}

/** The shape without members that need no heading. */
function without(shape: Shape, packageName: string, symbol: string, own: string): Shape {
  const shown = (members: readonly Member[], prefix: string): Member[] =>
    members
      .filter(({name}) => !isHidden(exceptions, packageName, symbol, prefix + name))
      .map((member) => ({
        ...member,
        children: shown(member.children, `${prefix}${member.name}.`),
      }));
  return {
    ...shape,
    inputs: shown(shape.inputs, ''),
    outputs: shape.returnTypes.some((name) =>
      exceptions.typePages.some(({type, route}) => type === name && route !== own),
    )
      ? []
      : shown(shape.outputs, ''),
    methods: shown(shape.methods, ''),
  };
}
