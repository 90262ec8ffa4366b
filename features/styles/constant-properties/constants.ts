import type {Declaration, Root} from 'postcss';

/**
 * Properties of Infima, of this site and of its packages. Other libraries may also set theirs in sheets that the build
 * doesn't list.
 */
const ourProperty = /--(?:ifm|site|docs-kit)-[\w-]+/g;

/** `var(--ifm-name)`, without a fallback. */
const plainReference = /var\(\s*(--(?:ifm|site|docs-kit)-[\w-]+)\s*\)/g;

/** `var(--ifm-name)` or `var(--ifm-name, fallback)`. */
const anyReference = /var\(\s*(--(?:ifm|site|docs-kit)-[\w-]+)\s*(,(?:[^()]|\([^()]*\))*)?\)/g;

/** Selectors that match only the `<html>` element. */
const rootSelector = /^(?::root|html|(?:html)?\[data-theme=(['"])(?:light|dark)\1\])$/;

/** As the value of a custom property, these don't stand for themselves. */
const wideKeyword = /^(?:inherit|initial|unset|revert|revert-layer)$/;

const selectorsOf = ({parent}: Declaration): readonly string[] =>
  parent?.type === 'rule' ? parent.selectors : [];

const isOnRoot = (declaration: Declaration): boolean =>
  selectorsOf(declaration).every((selector) => rootSelector.test(selector));

/** Whether a declaration applies always: in `:root`, and not in a media query. */
const isUnconditional = (declaration: Declaration): boolean =>
  selectorsOf(declaration).join() === ':root' && declaration.parent?.parent?.type === 'root';

const referencesIn = (value: string): string[] =>
  [...value.matchAll(plainReference)].map(([, name = '']) => name);

/** Whether all of a value's references are plain, so that text can replace them. */
const isPlain = (value: string): boolean => !value.replace(plainReference, '').includes('var(');

/**
 * Finds the custom properties with the same value everywhere on every page.
 *
 * @param sheets all style sheets that set or read properties of Infima and of this site
 * @param scripts the text of all files that could set or read such a property in the browser
 * @returns the value of each property, by name
 */
export const findConstants = (
  sheets: readonly Root[],
  scripts: readonly string[],
): ReadonlyMap<string, string> => {
  const declarations = new Map<string, Declaration[]>();
  const used = new Set(scripts.flatMap((script) => script.match(ourProperty) ?? []));
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      const {prop} = declaration;
      if (/^--(?:ifm|site|docs-kit)-/.test(prop)) {
        declarations.set(prop, [...(declarations.get(prop) ?? []), declaration]);
      }
    });
  }
  // A property that is always set doesn't need the fallback.
  const withoutReferences = (value: string): string =>
    value.replace(anyReference, (reference, name: string, fallback?: string) =>
      fallback === undefined || declarations.get(name)?.some(isUnconditional) ? '' : reference,
    );
  for (const sheet of sheets) {
    sheet.walkDecls(({value}) => {
      for (const name of withoutReferences(value).match(ourProperty) ?? []) {
        used.add(name);
      }
    });
  }
  const constants = new Map<string, string>();
  for (const [name, [declaration, ...others]] of declarations) {
    if (!declaration || others.length > 0 || used.has(name) || !isUnconditional(declaration)) {
      continue;
    }
    const {value} = declaration;
    // A property resolves its references on `<html>`; inlined, they would resolve on the element that uses it.
    const resolvesAlike = referencesIn(value).every(
      (reference) => !used.has(reference) && (declarations.get(reference) ?? []).every(isOnRoot),
    );
    if (resolvesAlike && isPlain(value) && !wideKeyword.test(value)) {
      constants.set(name, value);
    }
  }
  return constants;
};

/** Writes the values of constants in place of their references, and removes their declarations. */
export const inlineConstants = (sheet: Root, constants: ReadonlyMap<string, string>): void => {
  const inline = (value: string): string =>
    value.replace(anyReference, (reference, name: string) => {
      const constant = constants.get(name);
      return constant === undefined ? reference : inline(constant);
    });
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) {
      declaration.remove();
    } else if (declaration.value.includes('var(')) {
      declaration.value = inline(declaration.value);
    }
  });
};
