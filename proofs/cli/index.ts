import {cliCheck} from '@docs-kit/docs-proof/cli';
import {type Page, sectionsOf} from '@docs-kit/docs-proof/markdown';
import {loadPages} from '../../features/pages/markdown';
import {unlistedPages} from '../../features/api-lists/unlisted-pages';
import {program} from './commands';
import {readCli} from './facts';
import {flagsOfSettings, unknownSettings} from './settings';

/**
 * The CLI pages must document exactly the commands, flags and settings that the code of the CLI
 * reads.
 */
export const check = cliCheck({
  program,
  loadPages,
  readCli,
  codeOfSetter: (name) => `Config.${name}()`,
  alsoCheck: (root, pages, cli, whole) => [
    ...(whole ? unlistedPages(root, pages, 'cli') : []),
    ...pages
      .filter(({collection, partial}) => collection === 'docs' && !partial)
      .flatMap((page) => [
        ...unknownSettings(page, cli.setters),
        ...(describesConfig(page) ? flagsOfSettings(sectionsOf(root, page), cli) : []),
      ]),
  ],
});

const describesConfig = ({frontMatter: {api}}: Page): boolean =>
  typeof api === 'object' && api !== null && 'symbol' in api && api.symbol === 'Config';
