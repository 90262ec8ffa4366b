/** Returns the package of an import specifier: `@remotion/lambda` for `@remotion/lambda/client`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
