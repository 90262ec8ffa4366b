import {objectOf, quote} from './code';
import {moduleOf, sidebarModule} from './file-names';
import {isSection, type Entry, type KnownRoute} from './split';

const routeCode = ({route, children}: KnownRoute): string => {
  const {component, routes: _routes, ...attributes} = route;
  const args = [component.path, component.hash].filter((each) => each !== undefined);
  return objectOf({
    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, quote(value)])),
    // Without a key, the router uses the position, and remounts a page if the position changes.
    key: quote(route.path),
    component: `ComponentCreator(${args.map(quote).join(', ')})`,
    ...(children && {routes: entriesCode(children)}),
  });
};

const entriesCode = (entries: readonly Entry[]): string =>
  `[\n${entries
    .map((entry) =>
      isSection(entry)
        ? `section(${quote(entry.path)}, () => import(${quote(moduleOf(entry))})),\n`
        : `${routeCode(entry)},\n`,
    )
    .join('')}]`;

const sidebarsCode = (sidebars: readonly string[]): string =>
  objectOf(
    Object.fromEntries(
      sidebars.map((sidebar) => [sidebar, `() => import(${quote(sidebarModule(sidebar))})`]),
    ),
  );

/** The module of the routes. It also tells `src/sections` where to find the sidebars. */
export const routesCode = (entries: readonly Entry[], sidebars: readonly string[]): string =>
  `import ComponentCreator from '@docusaurus/ComponentCreator';\nimport {joined, section, sidebarsFrom} from '@site/src/sections';\nsidebarsFrom(${sidebarsCode(sidebars)});\nexport default joined(${entriesCode(entries)});\n`;
