import {toolkitPackages} from '../../features/toolkit/packages';
import {newPlace, slugOf} from '../pages/place';
import {UsageError} from '../pages/usage-error';
import {descriptionNote, frontMatter, note, page, titleNote, type Scaffold} from './scaffold';

const links = note('a list of links with descriptive texts');

/** The parts of each kind of page that doesn't depend on the code of the packages. */
const parts = {
  guide: [
    note('what the reader will have at the end'),
    '## Before you start',
    note('what the reader needs: programs, versions, a project'),
    '## 1. WRITE: the first step',
    note('complete code, and what it does'),
    '## 2. WRITE: the second step',
    note('complete code, and what it does'),
    '## Check that it works',
    note('what to run, and what the reader sees if it works'),
    '## Pitfalls',
    note('what can go wrong, and how to recognize it'),
    '## Next steps',
    links,
  ],
  troubleshooting: [
    note('who sees the message and when'),
    '## Message',
    '```txt\nWRITE: the message, with … for each part that the code fills in\n```',
    '## Cause',
    note('why the package throws it'),
    '## Fix',
    note('the fix as code'),
    '## Confirm',
    note('how to confirm that the error is gone'),
    '## Avoid it',
    note('how to avoid the error in the future'),
    '## See also',
    links,
  ],
  term: [
    note('the definition in one sentence'),
    '## Example',
    note('one example'),
    '## Where it shows up',
    note('a list of the APIs, commands and pages that use the word'),
  ],
} as const;

/** `guide /docs/data-fetching`, `troubleshooting /docs/timeout remotion`, `term /docs/terminology/composition` */
export function docsPage(
  kind: keyof typeof parts,
  root: string,
  [address, packageName]: readonly string[],
): Scaffold {
  if (address === undefined) {
    throw new UsageError('Pass the route of the page, for example /docs/data-fetching.');
  }
  if (
    kind === 'troubleshooting' &&
    packageName !== undefined &&
    !toolkitPackages.some(({name}) => name === packageName)
  ) {
    throw new UsageError(`${packageName} is not listed in features/toolkit/packages.ts.`);
  }
  const {route, file} = newPlace(root, address);
  const fields = {
    title: titleNote,
    description: descriptionNote,
    kind,
    ...(kind === 'troubleshooting' && {
      message: 'WRITE: the message, exactly as the package throws it',
      package: packageName ?? 'WRITE: the package that throws it',
    }),
    slug: slugOf(route),
  };
  return {file, text: page([frontMatter(fields), ...parts[kind]])};
}
