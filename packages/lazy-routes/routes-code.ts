import {objectOf, quote} from './code';
import {clientFile} from './client-files';
import {groupModule, sidebarModule} from './file-names';
import {isGroup, type EagerRoute, type Entry, type RouteGroup} from './route-groups';

const routeCode = ({route, children}: EagerRoute, baseUrl: string): string => {
  const {component, routes: _routes, ...attributes} = route;
  const args = [component.path, component.hash].filter((each) => each !== undefined);
  return objectOf({
    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, quote(value)])),
    // Without a key, the router uses the position, and remounts a page if the position changes.
    key: quote(route.path),
    component: `ComponentCreator(${args.map(quote).join(', ')})`,
    ...(children && {routes: entriesCode(children, baseUrl)}),
  });
};

const groupRouteCode = (group: RouteGroup, baseUrl: string): string => {
  const args = [quote(group.path), `() => import(${quote(groupModule(group))})`];
  const hasHome = group.routes.some(({path}) => path === baseUrl);
  return `routeGroup(${[...args, ...(hasHome ? [quote(baseUrl)] : [])].join(', ')})`;
};

const entriesCode = (entries: readonly Entry[], baseUrl: string): string =>
  `[\n${entries
    .map(
      (entry) =>
        `${isGroup(entry) ? groupRouteCode(entry, baseUrl) : routeCode(entry, baseUrl)},\n`,
    )
    .join('')}]`;

const sidebarsCode = (sidebars: readonly string[]): string =>
  objectOf(
    Object.fromEntries(
      sidebars.map((sidebar) => [sidebar, `() => import(${quote(sidebarModule(sidebar))})`]),
    ),
  );

/** The module of the routes. It also registers the sidebars. */
export const routesCode = (
  entries: readonly Entry[],
  sidebars: readonly string[],
  baseUrl: string,
): string =>
  `import ComponentCreator from '@docusaurus/ComponentCreator';
import {connectGroups, registerSidebars, routeGroup} from ${quote(clientFile('index'))};
registerSidebars(${sidebarsCode(sidebars)});
export default connectGroups(${entriesCode(entries, baseUrl)});
`;
