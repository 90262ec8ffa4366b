import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Rebuilds a docs page if a file changes that its remark plugins read: the versions, the definitions of terms,
 * the pages in an overview, the source of a demo. Otherwise, a warm build would reuse the outdated page.
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
            loader: path.join(siteDir, 'plugins/page-sources/loader.mjs'),
            options: {siteDir},
          },
        ],
      },
    }),
  };
}
