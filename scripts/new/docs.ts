import {toolkitPackages} from '../../toolkit-packages';
import {newPlace, slugOf} from '../pages/place';
import type {PagePlace} from '../pages/references';
import {UsageError} from '../pages/usage-error';
import {descriptionNote, frontMatter, note, page, titleNote, type Scaffold} from './scaffold';

const links = note('a list of links with descriptive texts');

/** `guide /docs/data-fetching` */
export function guidePage(root: string, [address]: readonly string[]): Scaffold {
  const {route, file} = placeFor(root, address);
  return {
    file,
    text: page([
      frontMatter({
        title: titleNote,
        description: descriptionNote,
        kind: 'guide',
        slug: slugOf(route),
      }),
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
    ]),
  };
}

/** `troubleshooting /docs/timeout remotion` */
export function troubleshootingPage(
  root: string,
  [address, packageName]: readonly string[],
): Scaffold {
  const {route, file} = placeFor(root, address);
  if (packageName !== undefined && !toolkitPackages.some(({name}) => name === packageName)) {
    throw new UsageError(`${packageName} is not listed in toolkit-packages.ts.`);
  }
  return {
    file,
    text: page([
      frontMatter({
        title: titleNote,
        description: descriptionNote,
        kind: 'troubleshooting',
        message: 'WRITE: the message, exactly as the package throws it',
        package: packageName ?? 'WRITE: the package that throws it',
        slug: slugOf(route),
      }),
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
    ]),
  };
}

/** `term /docs/terminology/composition` */
export function termPage(root: string, [address]: readonly string[]): Scaffold {
  const {route, file} = placeFor(root, address);
  return {
    file,
    text: page([
      frontMatter({
        title: titleNote,
        description: descriptionNote,
        kind: 'term',
        slug: slugOf(route),
      }),
      note('the definition in one sentence'),
      '## Example',
      note('one example'),
      '## Where it shows up',
      note('a list of the APIs, commands and pages that use the word'),
    ]),
  };
}

function placeFor(root: string, address: string | undefined): PagePlace {
  if (address === undefined) {
    throw new UsageError('Pass the route of the page, for example /docs/data-fetching.');
  }
  return newPlace(root, address);
}
