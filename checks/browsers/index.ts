import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runChecks} from 'es-check';
import {supportedBrowsers} from '../../config/browsers';
import {listBuiltFiles, notBuilt} from '../lib/built-site';
import type {Check, Problem} from '../lib/problem';
import {exceptions} from './exceptions';

const isScript = (file: string): boolean => /^build\/assets\/js\/[^/]+\.js$/.test(file);

/**
 * Every supported browser can parse the scripts, and has the functions of JavaScript that they call. es-check doesn't know
 * functions of the DOM. It knows one selector less: Firefox 115 throws for `:has()`.
 */
export const check: Check = {
  name: 'browsers',
  run: async ({root}) => {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const {queries, text: browsers} = supportedBrowsers(root);
    const files = listBuiltFiles(root).filter(isScript);
    const scripts = new Map(
      files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
    );
    const needed = new Set<(typeof exceptions)[number]>();
    const isExpected = (script: string, feature: string): boolean => {
      const exception = exceptions.find(
        (each) => each.feature === feature && script.includes(each.code),
      );
      if (exception) {
        needed.add(exception);
      }
      return exception !== undefined;
    };
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
    const problems = errors.flatMap(({file: absolute, err}): Problem[] => {
      const file = path.relative(root, absolute).replaceAll(path.sep, '/');
      const script = scripts.get(file) ?? '';
      return err.features?.every((feature) => isExpected(script, feature)) === true
        ? []
        : [
            {
              file,
              line: 1,
              message: err.message,
              remedy: `Use code that works in ${browsers}, or add the feature with a reason to checks/browsers/exceptions.ts.`,
            },
          ];
    });
    const selectors = [...scripts].flatMap(([file, script]): Problem[] =>
      script.includes(':has(') && !isExpected(script, ':has()')
        ? [
            {
              file,
              line: 1,
              message: `A selector contains :has(), but the site supports ${browsers}.`,
              remedy: 'Find the elements without it, and filter them with querySelector().',
            },
          ]
        : [],
    );
    const stale = exceptions
      .filter((exception) => !needed.has(exception))
      .map(({feature, code}): Problem => ({
        file: 'checks/browsers/exceptions.ts',
        line: 1,
        message: `No script that contains "${code}" needs ${feature}.`,
        remedy: 'Remove the entry.',
      }));
    return {
      problems: [...problems, ...selectors, ...stale],
      summary: `${files.length} scripts for ${browsers}`,
    };
  },
};
