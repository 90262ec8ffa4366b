import type {Plugin} from '@docusaurus/types';

/**
 * Replaces `import.meta.url` in scripts with an empty string. By default, the bundler inserts the module's path on the machine
 * that built the site: `@remotion/media-parser/worker` searches this path for a folder of Vite. `new URL(…, import.meta.url)`
 * isn't affected, because the bundler resolves it first.
 */
export default function importMetaUrlPlugin(): Plugin {
  return {
    name: 'import-meta-url',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {plugins: [new currentBundler.instance.DefinePlugin({'import.meta.url': '""'})]},
  };
}
