import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Cache, codeKey, type FrontMatter, hash, installedPackages} from '@docs-kit/docs-proof';
import {
  attributeOf,
  fencesOf,
  isJsx,
  ownFragments,
  type Page,
  partialsOf,
} from '@docs-kit/docs-proof/markdown';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../features/pages/markdown';

/** A link or another reference in a file. */
export interface Reference {
  readonly url: string;
  /** 1-based line in the file. */
  readonly line: number;
}

/** The facts about a Markdown file that other files and pages need, without its tree. */
export interface PageFacts {
  readonly frontMatter: FrontMatter;
  /** IDs of its own headings and elements, excluding the partials that it includes. */
  readonly ids: readonly string[];
  /** Links, and the pages that an `<Apis>` lists. */
  readonly links: readonly Reference[];
  /** The partials that it includes, relative to the root, in order. May contain duplicates. */
  readonly includes: readonly string[];
  /** The IDs of the demos that it includes. */
  readonly demos: readonly Reference[];
  /** The example files that its code blocks show, relative to the root. */
  readonly exampleFiles: readonly string[];
}

/** Reads facts about Markdown files. Parses only files that changed since the last run. */
export class PageFactsReader {
  private readonly cache: Cache<PageFacts | 'malformed'>;
  private readonly version: string;
  private readonly known = new Map<string, PageFacts | undefined>();

  constructor(private readonly root: string) {
    this.cache = new Cache(root, 'page-facts');
    this.version = hash(installedPackages(root), codeKey(import.meta.url));
  }

  /**
   * @returns undefined if the file does not exist or cannot be parsed, which the check `form` reports
   */
  read(file: string): PageFacts | undefined {
    if (!this.known.has(file)) {
      this.known.set(file, this.fromText(file));
    }
    return this.known.get(file);
  }

  /** Saves the facts for the next run. */
  save(): void {
    this.cache.save(true);
  }

  private fromText(file: string): PageFacts | undefined {
    const absolute = path.join(this.root, file);
    if (!existsSync(absolute)) {
      return undefined;
    }
    const text = readFileSync(absolute, 'utf8');
    const key = hash(this.version, file, text);
    const facts = this.cache.get(key) ?? this.parse(file, text);
    this.cache.set(key, facts);
    return facts === 'malformed' ? undefined : facts;
  }

  private parse(file: string, text: string): PageFacts | 'malformed' {
    try {
      return factsOf(parsePage(file, text));
    } catch {
      return 'malformed';
    }
  }
}

function factsOf(page: Page): PageFacts {
  const links: Reference[] = [];
  const demos: Reference[] = [];
  const includes: string[] = [];
  const partials = partialsOf(page);
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, line});
    }
    if (!isJsx(node)) {
      return;
    }
    for (const name of ['href', 'to']) {
      const url = attributeOf(node, name);
      if (typeof url === 'string') {
        links.push({url, line});
      }
    }
    const partial = node.type === 'mdxJsxFlowElement' && partials.get(node.name ?? '');
    if (partial) {
      includes.push(partial);
    }
    const id = attributeOf(node, 'id');
    if (node.name === 'Demo' && typeof id === 'string') {
      demos.push({url: id, line});
    }
    const listed = attributeOf(node, 'pages');
    if (node.name === 'Apis' && typeof listed === 'string') {
      const ids = listed.split(/\s+/).filter(Boolean);
      links.push(...ids.map((doc) => ({url: `/docs/${doc}`, line})));
    }
  });
  return {
    frontMatter: page.frontMatter,
    ids: [...ownFragments(page)],
    links,
    includes,
    demos,
    exampleFiles: fencesOf(page).flatMap(({file}) => file?.replace(/#.*$/, '') ?? []),
  };
}

/** Returns every fragment of a page, including those of its partials. */
export function fragmentsOf(reader: PageFactsReader, facts: PageFacts | undefined): Set<string> {
  const included = [...new Set(facts?.includes)].map((file) => reader.read(file));
  return new Set([
    ...(facts?.ids ?? []),
    ...included.flatMap((partial) => [...fragmentsOf(reader, partial)]),
  ]);
}
