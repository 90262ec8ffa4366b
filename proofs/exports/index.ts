import {exportsCheck} from '@docs-kit/docs-proof/exports';
import {loadPages} from '../../features/pages/markdown';
import {unlistedPages} from '../../features/api-lists/unlisted-pages';
import {packageOfPage} from '../../features/pages';
import {exceptions} from '../../features/toolkit/exceptions';
import {toolkitPackages} from '../../features/toolkit/packages';
import {installedPackages, isOfPlatform} from './installed';
import {readByHand} from './read-by-hand';

/** The pages must document exactly what the packages of the toolkit export, including each member. */
export const check = exportsCheck({
  loadPages,
  packages: toolkitPackages.filter(({name}) => !isOfPlatform(name)),
  packagesFile: 'features/toolkit/packages.ts',
  exceptions,
  packageOf: ({frontMatter, file}) => packageOfPage(frontMatter) ?? packageOfFolder(file),
  exporters: /\beach font module\b|of Remotion export/,
  readByHand: {file: 'proofs/exports/read-by-hand.ts', entries: readByHand},
  alsoCheck: (root, pages) => [...unlistedPages(root, pages, 'api'), ...installedPackages(root)],
});

/** The package that the guides in a folder are about: `@remotion/lambda` for `docs/lambda/setup.mdx`. */
function packageOfFolder(file: string): string | undefined {
  return toolkitPackages.find(({name}) =>
    file.startsWith(`${name.replace('@remotion/', 'docs/')}/`),
  )?.name;
}
