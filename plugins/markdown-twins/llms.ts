import type {PageGroup} from './site-pages';

/** What the files say of the site at their beginning. */
export interface SiteFacts {
  readonly url: string;
  readonly title: string;
  readonly tagline: string;
  /** Version of the toolkit that the pages describe. */
  readonly version: string;
}

/** `<Video>` would be HTML, and brackets would end the text of the link. */
const linkText = (title: string): string =>
  title.replace(/<[^>]+>/g, '`$&`').replace(/[[\]]/g, '\\$&');

const intro = ({title, tagline}: SiteFacts): string => `# Remotion: ${title}\n\n> ${tagline}\n`;

/**
 * `llms.txt` as https://llmstxt.org describes it: a heading for each group, and a line for each page
 * with its title, the address of its twin and its description.
 */
export const writeIndex = (site: SiteFacts, groups: readonly PageGroup[]): string =>
  [
    intro(site),
    `The pages describe version ${site.version}. Each link leads to a page in Markdown. For the HTML page, remove \`.md\` from the URL. All pages in one file: ${site.url}/llms-full.txt\n`,
    ...groups.map(
      ({name, pages}) =>
        `## ${name}\n\n${pages
          .map(
            ({title, twin, description}) =>
              `- [${linkText(title)}](${site.url}${twin}): ${description}\n`,
          )
          .join('')}`,
    ),
  ].join('\n');

/** `llms-full.txt`: all twins, one after the other, in the order of `llms.txt`. */
export const writeFull = (site: SiteFacts, twins: readonly string[]): string =>
  [intro(site), ...twins].join('\n');
