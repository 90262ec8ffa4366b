import {toolkitPackages} from '../../toolkit-packages';
import {
  descriptionNote,
  fileOf,
  findRoute,
  frontMatter,
  note,
  page,
  slugOf,
  UsageError,
  type Scaffold,
} from './scaffold';

const links = note('a list of links with descriptive texts');

/** `guide /docs/data-fetching` */
export function guidePage(_root: string, [address]: readonly string[]): Scaffold {
  const route = routeFor(address);
  return {
    file: fileOf(route),
    text: page([
      frontMatter({
        title: route.label,
        description: descriptionNote,
        kind: 'guide',
        ...slugOf(route),
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
  _root: string,
  [address, packageName]: readonly string[],
): Scaffold {
  const route = routeFor(address);
  const owner = packageName ?? route.package;
  if (owner !== undefined && !toolkitPackages.some(({name}) => name === owner)) {
    throw new UsageError(`${owner} is not listed in toolkit-packages.ts.`);
  }
  return {
    file: fileOf(route),
    text: page([
      frontMatter({
        title: route.label,
        description: descriptionNote,
        kind: 'troubleshooting',
        message: 'WRITE: the message, exactly as the package throws it',
        package: owner ?? 'WRITE: the package that throws it',
        ...slugOf(route),
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
export function termPage(_root: string, [address]: readonly string[]): Scaffold {
  const route = routeFor(address);
  return {
    file: fileOf(route),
    text: page([
      frontMatter({
        title: route.label,
        description: descriptionNote,
        kind: 'term',
        ...slugOf(route),
      }),
      note('the definition in one sentence'),
      '## Example',
      note('one example'),
      '## Where it shows up',
      note('a list of the APIs, commands and pages that use the word'),
    ]),
  };
}

function routeFor(address: string | undefined): ReturnType<typeof findRoute> {
  if (address === undefined) {
    throw new UsageError('Pass the route of the page, for example /docs/data-fetching.');
  }
  return findRoute(address);
}
