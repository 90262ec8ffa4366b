import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Check, lineWith, type Problem} from '@docs-kit/docs-proof';
import {runChecks} from 'es-check';
import {globSync} from 'tinyglobby';
import {supportedBrowsers} from '../../config/browsers';
import {listBuiltFiles, notBuilt} from '../lib/built-site';

const isScript = (file: string): boolean => /^build\/assets\/js\/[^/]+\.js$/.test(file);

/**
 * Every supported browser can parse the scripts, and has the functions of JavaScript that they call. es-check doesn't know
 * functions of the DOM. The check knows one selector: Firefox 115 throws for `:has()`.
 */
export const check: Check = {
  name: 'browsers',
  run: async ({root}) => {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const {queries, text: browsers} = supportedBrowsers(root);
    const {errors} = runChecks(
      [
        {
          files: `${root.replaceAll(path.sep, '/')}/build/assets/js/*.js`,
          checkBrowser: true,
          browserslistQuery: queries.join(', '),
          checkFeatures: true,
          cache: false,
        },
      ],
      {logger: null},
    );
    return {
      problems: [
        ...errors.map(({file, err}) => ({
          file: path.relative(root, file).replaceAll(path.sep, '/'),
          line: 1,
          message: err.message,
          remedy: `Use code that works in ${browsers}.`,
        })),
        ...findHas(root, browsers),
      ],
      summary: `${listBuiltFiles(root).filter(isScript).length} scripts for ${browsers}`,
    };
  },
};

/** Reports `:has()` in the selectors of modules. */
const findHas = (root: string, browsers: string): Problem[] =>
  globSync('{src,features/*/client,packages/*/client}/**/*.{ts,tsx}', {cwd: root})
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))
    .filter(({text}) => text.includes(':has('))
    .map(({file, text}) => ({
      file,
      line: lineWith(text, (line) => line.includes(':has(')),
      message: `A selector contains :has(), but the site supports ${browsers}.`,
      remedy: 'Find the elements without it, and filter them with querySelector().',
    }));
