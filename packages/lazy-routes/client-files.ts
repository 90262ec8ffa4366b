import {fileURLToPath} from 'node:url';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The path of a module in `client`, without its extension. */
export const clientFile = (name: string): string =>
  fileURLToPath(new URL(`client/${name}`, import.meta.url));

const dirOfDocusaurus = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/** Returns a bundler plugin with which Docusaurus imports a module of `client` instead of one in its own folder. */
export const replaceInClient = (
  module: string,
  replacement: string,
  {instance: {NormalModuleReplacementPlugin}}: ConfigureWebpackUtils['currentBundler'],
): object =>
  new NormalModuleReplacementPlugin(new RegExp(`^\\./${module}$`), (request) => {
    if (dirOfDocusaurus.test(request.context)) {
      request.request = clientFile(replacement);
    }
  });
