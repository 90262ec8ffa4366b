import {execFile} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import type {Check, Problem} from '@docs-kit/docs-proof';
import {listBuiltFiles, notBuilt} from '../lib/built-site';
import {exceptions} from './exceptions';

interface Message {
  /** Its file; undefined if the checker itself failed. */
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/** @returns the errors that the Nu Html Checker finds in the HTML files of a folder */
const errorsIn = async (root: string, folder: string): Promise<readonly Message[]> => {
  const {stdout} = await promisify(execFile)(
    'java',
    [
      '-Xmx1g',
      '-jar',
      path.join(root, 'node_modules/vnu-jar/build/dist/vnu.jar'),
      '--errors-only',
      '--exit-zero-always',
      '--skip-non-html',
      '--stdout',
      '--format',
      'json',
      path.join(root, folder),
    ],
    {maxBuffer: Infinity},
  );
  return (JSON.parse(stdout) as {readonly messages: readonly Message[]}).messages;
};

const toProblem = (root: string, {url, lastLine = 1, message, extract}: Message): Problem => ({
  file: url === undefined ? 'build' : path.relative(root, fileURLToPath(url)),
  line: lastLine,
  message: extract === undefined ? message : `${message}\n${extract}`,
  remedy:
    'Correct the component, page or plugin that writes it. If the checker is wrong, add the message with a reason to checks/html/exceptions.ts.',
});

/**
 * The Nu Html Checker of the W3C finds no error on any built page. It needs Java and takes minutes, so `npm test` leaves it
 * out, and the nightly workflow runs it.
 */
export const check: Check = {
  name: 'html',
  run: async ({root}) => {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const errors = await errorsIn(root, 'build').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        throw new Error(
          'The HTML checker needs Java 17 or newer: install it, for example from adoptium.net.',
        );
      }
      throw error;
    });
    const isExpected = ({message}: Message): boolean =>
      exceptions.some((exception) => message.startsWith(exception.message));
    const stale = exceptions
      .filter((exception) => !errors.some(({message}) => message.startsWith(exception.message)))
      .map(({message}): Problem => ({
        file: 'checks/html/exceptions.ts',
        line: 1,
        message: `No page has this error: ${message}`,
        remedy: 'Remove the entry.',
      }));
    return {
      problems: [
        ...errors.filter((error) => !isExpected(error)).map((error) => toProblem(root, error)),
        ...stale,
      ],
      summary: `${listBuiltFiles(root).filter((file) => file.endsWith('.html')).length} pages`,
    };
  },
};
