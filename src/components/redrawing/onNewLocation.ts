import {memo, type ComponentType} from 'react';
import type {useLocation} from '@docusaurus/router';

/** What the router hands to the component of a route, beside properties of that route's own. */
interface Routed {
  readonly location?: ReturnType<typeof useLocation>;
}

/**
 * A component of a route that is drawn again only for another location. At a click the router tells every
 * component of the page that is left, though Docusaurus holds the old location until the next page is
 * there: each would be drawn a second time, in front of the page that was asked for. In development pages
 * change where they are, and nothing is kept.
 *
 * @param Page draws by its location and by what does not change while that stays
 */
export const onNewLocation = <Props extends object>(
  Page: ComponentType<Props>,
): ComponentType<Props> =>
  process.env.NODE_ENV === 'production'
    ? memo(Page, (before: Routed, now: Routed) => before.location === now.location)
    : Page;
