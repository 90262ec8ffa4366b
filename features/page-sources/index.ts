import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Renews a docs page when a file changes that its remark plugins read: the versions, the signatures, the
 * definitions of terms, the pages that an overview lists, the source of a demo. Without this, the cache of `npm start`
 * keeps the page as it was.
 */
export default function pageSourcesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            loader: path.join(siteDir, 'features/page-sources/loader.mjs'),
            options: {siteDir},
          },
        ],
      },
    }),
  };
}
