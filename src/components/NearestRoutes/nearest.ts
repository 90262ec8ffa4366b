import {distance} from 'fastest-levenshtein';

const normalise = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/(?:index)?(?:\.html?|\.mdx?)?$/, '')
    .replace(/\.(?:html?|mdx?)$/, '');

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The routes that a reader most likely meant.
 *
 * @param wanted the path that does not exist
 * @param routes all paths of the site
 * @returns at most `limit` routes, nearest first; none that differs in more than half of its letters
 */
export const nearestRoutes = (wanted: string, routes: readonly string[], limit = 5): string[] => {
  const path = normalise(wanted);
  const name = lastSegment(path);
  return routes
    .map((route) => {
      const candidate = normalise(route);
      const whole = distance(path, candidate) / Math.max(path.length, candidate.length, 1);
      // A page that moved to another folder keeps its name.
      const candidateName = lastSegment(candidate);
      const named =
        name.length > 3
          ? distance(name, candidateName) / Math.max(name.length, candidateName.length) + 0.1
          : 1;
      return {route, score: Math.min(whole, named)};
    })
    .filter(({score}) => score <= 0.5)
    .sort((a, b) => a.score - b.score || a.route.length - b.route.length)
    .slice(0, limit)
    .map(({route}) => route);
};
