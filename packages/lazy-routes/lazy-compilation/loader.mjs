const weakReference = /\brequire\.resolveWeak\((?="[^"]*"\))/g;

/**
 * Removes the weak references to pages from `.docusaurus/registry.js`, because the bundler compiles each module that a
 * file references, even if only weakly. Docusaurus then loads every page asynchronously. JavaScript, because the
 * bundler loads this file without compiling it.
 *
 * @param {string} registry
 * @throws if there are none, so that an upgrade of Docusaurus can't compile all pages again unnoticed
 */
export default function withoutWeakReferences(registry) {
  const lazy = registry.replace(weakReference, '(');
  if (lazy === registry) {
    throw new Error(
      "@docs-kit/lazy-routes found no weak references in .docusaurus/registry.js, so it can't compile pages on demand. Set its option `lazyCompilation: false`.",
    );
  }
  return lazy;
}
