import {openRoutes, type OpenRoute} from '../../config/open-routes';
import {fileOfRoute} from '../../plugins/pages';

/** A new file. */
export interface Scaffold {
  /** Relative to the root of the repository. */
  file: string;
  text: string;
}

/** Thrown if the arguments of the command are invalid. */
export class UsageError extends Error {}

/** A note for the author. checks/coverage fails until it is removed. */
export function note(text: string): string {
  // An MDX comment ends at the first `*/`.
  return `{/* WRITE: ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ').trim()} */}`;
}

/** Front matter. Values are written as JSON, which is valid YAML, unless they are plain words. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${scalar(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

function scalar(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length > 0 && typeof value[0] === 'object'
      ? `\n${value.map((each) => `  - ${scalar(each)}`).join('\n')}`
      : `[${value.map(scalar).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, each]) => `${name}: ${scalar(each)}`);
    return `{${parts.join(', ')}}`;
  }
  const text = String(value);
  return /^[A-Za-z][\w ().-]*$/.test(text) || /^\d{4}-\d\d-\d\d$/.test(text)
    ? text
    : JSON.stringify(text);
}

export const descriptionNote = 'WRITE: a sentence';

/** The planned page of a route, or one with the name of the route. */
export function findRoute(wanted: string): OpenRoute {
  const route = wanted.startsWith('/docs') ? wanted : `/docs/${wanted.replace(/^\//, '')}`;
  return openRoutes.find((open) => open.route === route) ?? {route, label: nameOf(route)};
}

const nameOf = (route: string): string => route.split('/').at(-1) ?? route;

export const fileOf = ({route}: OpenRoute): string => fileOfRoute(route);

/**
 * The slug of a page whose file has the same name as its folder. Without it, Docusaurus would treat the page as
 * the index of the folder.
 */
export function slugOf(route: OpenRoute): {slug?: string} {
  if (route.route === '/docs/') {
    return {slug: '/'};
  }
  const parts = route.route.split('/');
  return parts.at(-1) === parts.at(-2) ? {slug: route.route.slice('/docs'.length)} : {};
}

/** Joins the paragraphs of a page with empty lines. */
export function page(parts: readonly (string | undefined)[]): string {
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;
}
