import {Parser} from 'htmlparser2';
import {lettersOf, type Heading, type Outline, type Sample} from './text';

/** The parts of a built page that must match its twin. */
export interface ReadPage extends Outline {
  /** The letters of each paragraph, list item, table cell and alternative text, in reading order. */
  readonly blocks: readonly string[];
  /** The labels of tabs and the names of demos. */
  readonly names: readonly string[];
  /** The kinds of admonitions. Some admonitions show their kind in the title, others don't. */
  readonly kinds: readonly string[];
}

const blockTags = new Set(
  'blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

const notText = new Set('button input select textarea script style noscript nav svg'.split(' '));

/**
 * The text above the source of a demo in a twin. On the page, the source is collapsed. In the twin, it would
 * look like a step, although it can import files that only this site has.
 */
export const aboveSource =
  'The source code of this demo. It is not a step of this page, and it can import files that your project does not have:';

type Attributes = Readonly<Record<string, string>>;

/** What the lines of a diff start with, by the element of the line. */
const lineStarts: Readonly<Record<string, string>> = {ins: '+ ', del: '- '};

const isLine = (attributes: Attributes): boolean =>
  ` ${attributes['class'] ?? ''} `.includes(' token-line ');

/** Whether an image is a second version of another one. A twin has no theme, and only contains the other one. */
const isOfDarkTheme = (attributes: Attributes): boolean =>
  attributes['class']?.includes('themedComponent--dark') === true;

/** What holds of everything inside an element. */
interface Inside {
  /** Whether it is part of the content, below what the theme adds above it. */
  readonly content: boolean;
  /** Whether its text is ignored. */
  readonly skipped: boolean;
  readonly heading: boolean;
  readonly tab: boolean;
  readonly sampleTitle: boolean;
  /** In a code block. Long code has two parts. */
  readonly sample: boolean;
  readonly figure: boolean;
  readonly svg: boolean;
  /** Language of the sample. */
  readonly language: string;
}

const outside: Inside = {
  content: false,
  skipped: false,
  heading: false,
  tab: false,
  sampleTitle: false,
  sample: false,
  figure: false,
  svg: false,
  language: '',
};

const enter = (parent: Inside, name: string, attributes: Attributes): Inside => {
  const classes = ` ${attributes['class'] ?? ''} `;
  return {
    // The title of a post is above the content.
    content: parent.content || classes.includes(' markdown ') || name === 'h1',
    skipped:
      parent.skipped ||
      notText.has(name) ||
      attributes['aria-hidden'] === 'true' ||
      attributes['role'] === 'tablist' ||
      // The definition of a term isn't in the twin, which has a link to the term.
      attributes['role'] === 'tooltip' ||
      classes.includes(' hash-link ') ||
      // Controls of a demo, which aren't shown without JavaScript either.
      classes.includes(' js-only ') ||
      // "Show all lines" of a long sample.
      (name === 'summary' && parent.sample) ||
      // "View source" of a demo. The twin has `aboveSource` instead.
      (name === 'summary' && parent.figure),
    heading: parent.heading || /^h[1-6]$/.test(name),
    tab: parent.tab || attributes['role'] === 'tab',
    sample: parent.sample || classes.includes(' theme-code-block '),
    sampleTitle: parent.sampleTitle || classes.includes(' codeBlockTitle_'),
    figure: parent.figure || name === 'figure',
    svg: parent.svg || name === 'svg',
    language: classes.includes(' theme-code-block ')
      ? (/ language-(\S+)/.exec(classes)?.[1] ?? '')
      : parent.language,
  };
};

/**
 * Reads the article of a built page in one pass, without a tree. It shares no code with the plugin that
 * generates the twins, so that it doesn't repeat mistakes of the plugin.
 */
export const readPage = (html: string): ReadPage => {
  const headings: Heading[] = [];
  const samples: Sample[] = [];
  const tables: number[] = [];
  const blocks: string[] = [];
  const names: string[] = [];
  const kinds: string[] = [];

  const stack: Inside[] = [];
  let inside = outside;
  let line = '';
  let heading = '';
  let title = '';
  let code: string | undefined;

  const endLine = () => {
    const letters = lettersOf(line);
    if (letters !== '') {
      blocks.push(letters);
    }
    line = '';
  };

  const open = (name: string, attributes: Attributes) => {
    if (blockTags.has(name)) {
      endLine();
    }
    if (name === 'summary' && inside.figure && inside.content && !inside.sample) {
      blocks.push(lettersOf(aboveSource));
    }
    stack.push(inside);
    inside = enter(inside, name, attributes);
    if (/^h[1-6]$/.test(name)) {
      heading = '';
    }
    if (!inside.content) {
      return;
    }
    const admonition = / theme-admonition-(\S+)/.exec(attributes['class'] ?? '')?.[1];
    kinds.push(...(admonition ? [admonition] : []));
    names.push(...(name === 'figure' ? [attributes['aria-label'] ?? ''] : []));
    if (name === 'table') {
      tables.push(0);
    } else if (name === 'tr') {
      tables.push((tables.pop() ?? 0) + 1);
    } else if (name === 'pre') {
      code ??= '';
    } else if (code !== undefined && inside.language === 'diff' && isLine(attributes)) {
      code += lineStarts[name] ?? '  ';
    } else if (name === 'br' && code !== undefined) {
      code += '\n';
    } else if (name === 'img' && !isOfDarkTheme(attributes)) {
      endLine();
      line = attributes['alt'] ?? '';
      endLine();
    } else if (attributes['role'] === 'tab') {
      names.push('');
    }
  };

  const close = (name: string) => {
    if (blockTags.has(name)) {
      endLine();
    }
    if (/^h[1-6]$/.test(name)) {
      headings.push({depth: Number(name.slice(1)), text: heading});
    }
    const left = inside;
    inside = stack.pop() ?? outside;
    if (code !== undefined && (left.sample ? !inside.sample : name === 'pre')) {
      const shown = left.language === 'diff' ? code.replace(/ +$/gm, '') : code;
      samples.push({language: left.language, title, code: shown.replace(/\n$/, '')});
      code = undefined;
      title = '';
    }
  };

  const read = (text: string) => {
    const {content, skipped, tab, sampleTitle, svg} = inside;
    if (content && tab) {
      names.push((names.pop() ?? '') + text);
    }
    // Only the title of an SVG is read. Its labels are part of the image.
    if (skipped && !(svg && inTitle)) {
      return;
    }
    if (inside.heading) {
      heading += text;
    }
    if (!content) {
      return;
    }
    if (code !== undefined) {
      code += text;
    } else if (sampleTitle) {
      title += text;
    } else {
      line += text;
    }
  };

  let inTitle = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      inTitle = name === 'title';
      open(name, attributes);
    },
    onclosetag: (name) => {
      inTitle = false;
      close(name);
    },
    ontext: read,
  });
  parser.end(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')));
  return {headings, samples, tables, blocks, names, kinds};
};
