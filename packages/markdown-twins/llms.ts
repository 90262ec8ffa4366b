import type {PageGroup} from './site-pages';

/** What the files say about the site at their beginning. */
interface SiteFacts {
  /** URL of the site, without a slash at the end. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  /** Sentences about the whole site. */
  readonly intro?: string | undefined;
}

/** `<Video>` would be HTML, and brackets would end the text of the link. */
const linkText = (title: string): string =>
  title.replace(/<[^>]+>/g, '`$&`').replace(/[[\]]/g, '\\$&');

const header = ({title, tagline}: SiteFacts): string =>
  `# ${title}\n${tagline && `\n> ${tagline}\n`}`;

/**
 * `llms.txt` as https://llmstxt.org describes it: a heading for each group, and a line for each page
 * with its title, the URL of its twin and its description.
 */
export const writeIndex = (site: SiteFacts, groups: readonly PageGroup[]): string =>
  [
    header(site),
    `${site.intro ? `${site.intro} ` : ''}Each link leads to a page in Markdown. For the HTML page, remove \`.md\` from the URL. All pages in one file: ${site.origin}${site.baseUrl}llms-full.txt\n`,
    ...groups.map(
      ({name, pages}) =>
        `## ${name}\n\n${pages
          .map(
            ({title, twin, description}) =>
              `- [${linkText(title)}](${site.origin}${twin})${description && `: ${description}`}\n`,
          )
          .join('')}`,
    ),
  ].join('\n');

/** `llms-full.txt`: all twins, one after the other, in the order of `llms.txt`. */
export const writeFull = (site: SiteFacts, twins: readonly string[]): string =>
  [header(site), ...twins].join('\n');
