import path from 'node:path';

/**
 * Tells the bundler which other files the text of a docs page is made from, so that its cache does not
 * keep a page when one of them changes. JavaScript, because the bundler loads it as it is.
 *
 * @see https://rspack.rs/api/loader-api/context#thisadddependency
 * @this {{getOptions(): {siteDir: string}, addDependency(file: string): void, addContextDependency(folder: string): void}}
 * @param {string} page
 */
export default function pageSources(page) {
  const inSite = (file) => path.join(this.getOptions().siteDir, file);
  // plugins/remark-since and plugins/remark-terms read these for every page.
  this.addDependency(inSite('src/data/since.json'));
  this.addContextDependency(inSite('docs/terminology'));
  if (page.includes('<Apis')) {
    this.addContextDependency(inSite('docs'));
    this.addDependency(inSite('docs-routes.tsv'));
  }
  for (const [, id] of page.matchAll(/<Demo id="([\w-]+)"/g)) {
    this.addContextDependency(inSite(`src/demos/${id}`));
  }
  return page;
}
