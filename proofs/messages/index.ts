import {messagesCheck} from '@docs-kit/docs-proof/messages';
import {globSync} from 'tinyglobby';
import {toolkitPackages} from '../../features/toolkit/packages';
import {loadPages} from '../../features/pages/markdown';
import {isOfPlatform} from '../exports/installed';
import {foreignMessages} from './foreign';

/** The messages on the pages must be in the code of the toolkit, or in the list of messages of other software. */
export const check = messagesCheck({
  loadPages,
  packages: toolkitPackages
    .filter(({name, installed}) => installed !== undefined && !isOfPlatform(name))
    .map(({name}) => name),
  // The renderer runs the compositor: a native program, and the libraries that it loads, in a package for each platform.
  programs: {
    package: '@remotion/renderer',
    files: (root) =>
      globSync('node_modules/@remotion/compositor-*/*', {cwd: root, absolute: true})
        .filter((file) => /\/[^./]+(?:\.(?:exe|so|dylib|dll))?$/.test(file))
        .sort(),
  },
  foreign: {file: 'proofs/messages/foreign.ts', entries: foreignMessages},
});
