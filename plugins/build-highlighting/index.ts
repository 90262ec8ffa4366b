import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Highlights code blocks at build time: `rehype.ts` marks the code of pages, `theme` shows it, and the
 * highlighter stays out of the app.
 */
export default function buildHighlightingPlugin(): Plugin {
  return {
    name: 'build-highlighting',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-prism.ts')}},
    }),
  };
}
