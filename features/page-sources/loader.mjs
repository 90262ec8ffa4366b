import path from 'node:path';

/**
 * Tells the bundler which other files a docs page depends on, so that its cache doesn't reuse the page if one of them
 * changes. JavaScript, because the bundler loads this file without compiling it.
 *
 * @see https://rspack.rs/api/loader-api/context#thisadddependency
 * @this {{getOptions(): {siteDir: string}, addDependency(file: string): void, addContextDependency(folder: string): void}}
 * @param {string} page
 */
export default function pageSources(page) {
  const inSite = (file) => path.join(this.getOptions().siteDir, file);
  // features/since, features/signatures and features/terms read these for every page.
  this.addDependency(inSite('features/since/since.json'));
  this.addDependency(inSite('features/signatures/signatures.json'));
  this.addContextDependency(inSite('docs/terminology'));
  if (page.includes('<Apis')) {
    this.addContextDependency(inSite('docs'));
    this.addContextDependency(inSite('sidebars'));
  }
  for (const [, id] of page.matchAll(/<Demo id="([\w-]+)"/g)) {
    this.addContextDependency(inSite(`src/demos/${id}`));
  }
  return page;
}
